// Board and seat with views of real matches, without a server. Not part of the build; see fixtures/make.py.
import "@fontsource-variable/inter";
import "@fontsource-variable/jetbrains-mono";
import { mount } from "svelte";
import "../titles/moods.css";
import "../styles/base.css";
import Dev from "./Dev.svelte";

mount(Dev, { target: document.getElementById("app") as HTMLElement });
