import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "./titles/moods.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./app/language.svelte";
import { settings } from "./app/settings.svelte";

void language.use(settings.kept.lang);

const target = document.getElementById("app");
if (target) mount(App, { target });
