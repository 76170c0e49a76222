import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "./titles/moods.css";
import "./styles/base.css";
import "./styles/frame.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./app/language.svelte";
import { settings } from "./app/settings.svelte";
import { openEarly } from "./live/opening.svelte";

void language.use(settings.kept.lang);
openEarly(location.pathname, location.hash);

const target = document.getElementById("app");
// The page of a table shows its frame before any script runs; from here on the app does.
target?.replaceChildren();
if (target) mount(App, { target });
