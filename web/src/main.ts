import "@fontsource-variable/nunito/wght.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { show } from "./settings.svelte";
import { load } from "./text.svelte";

show();
// A part of the page that the server no longer has: the page is older than the server. One new start mends it.
addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  document.dispatchEvent(new Event("smallbox:old"));
});
await load("app");
mount(App, { target: document.getElementById("app")! });
