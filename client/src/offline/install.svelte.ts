/** Putting the page on the home screen, where the browser offers it. */

interface Prompt extends Event {
  prompt: () => Promise<unknown>;
}

export const installing = $state<{ prompt: Prompt | null }>({ prompt: null });

export const isInstalled = (): boolean => window.matchMedia("(display-mode: standalone)").matches;

/** On an iPhone or iPad only the person can do it. Nobody else knows this word. */
export const isApple = (): boolean => "standalone" in navigator && navigator.maxTouchPoints > 0;

export async function install(): Promise<void> {
  const { prompt } = installing;
  installing.prompt = null;
  await prompt?.prompt();
}

/** The browser may offer it before the lobby is drawn, and would put its own bar over the games. */
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installing.prompt = event as Prompt;
});
window.addEventListener("appinstalled", () => (installing.prompt = null));
