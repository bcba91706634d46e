import "@fontsource-variable/nunito/wght.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { fetchGames } from "./games/list.svelte";
import { keepPages } from "./install.svelte";
import { show } from "./settings.svelte";
import { followOtherTabs, load } from "./text.svelte";

show();
followOtherTabs();
// Without an answer the pages of the build are there all the same; the shelf asks again.
await Promise.all([load("app"), fetchGames().catch(() => undefined)]);
mount(App, { target: document.getElementById("app")! });
void keepPages();
