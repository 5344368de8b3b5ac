/** Whether to move things: the person's own setting, or `?still` in the address (for tests). */

const wish = window.matchMedia("(prefers-reduced-motion: reduce)");
const still = new URLSearchParams(window.location.search).has("still");

export const motion = $state({ reduced: wish.matches || still });

document.documentElement.classList.toggle("still", still);
wish.addEventListener("change", () => (motion.reduced = wish.matches || still));
