import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { components } from "./plugins/components.ts";
import { rulebooks } from "./plugins/rulebooks.ts";
import { sprites } from "./plugins/sprites.ts";
import { texts } from "./plugins/texts.ts";
import { worker } from "./plugins/worker.ts";

/** The server that the pages of `npm run dev` talk to. */
const server = process.env["SMALLBOX_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [texts(), rulebooks(), components(), sprites(), svelte(), worker()],
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    // The host stays as it is: the server takes messages only from pages of its own address.
    proxy: { "^/(api|health)": { target: server, changeOrigin: false }, "/socket": { target: server, ws: true, changeOrigin: false } },
  },
  // vitest: the browser's half of Svelte, not the server's.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // One world for all files: a new one for each takes longer than its tests.
  test: { environment: "happy-dom", pool: "threads", isolate: false, include: ["src/**/*.test.ts", "plugins/**/*.test.ts"] },
}));
