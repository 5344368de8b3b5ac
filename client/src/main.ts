import "./style.css";
import "./motion.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadWords } from "./words/words.svelte";

const room = document.getElementById("room");
if (!room) throw new Error("the page has no room");

await loadWords();
mount(App, { target: room });
void import("./offline/taking.svelte").then(({ beginWhenIdle }) => beginWhenIdle());
