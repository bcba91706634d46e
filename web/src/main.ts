import "@fontsource-variable/nunito/wght.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { show } from "./settings.svelte";
import { followOtherTabs, load } from "./text.svelte";

show();
followOtherTabs();
await load("app");
mount(App, { target: document.getElementById("app")! });
