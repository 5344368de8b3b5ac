/**
 * Words that fit into their box, whatever the language and the names: their letters shrink by `--fit`
 * until they do, and if that is not enough the box gets the class `terse` and says less.
 */
const FITS = [1, 0.93, 0.86, 0.8];
const TERSE_FITS = [0.86, 0.8, 0.72, 0.65];

export function fitting(box: HTMLElement): () => void {
  const isFull = () =>
    [...box.children].some(
      ({ scrollHeight, scrollWidth }) =>
        scrollHeight > box.clientHeight || scrollWidth > box.clientWidth,
    );

  function attempt(fits: number[], terse: boolean): boolean {
    box.classList.toggle("terse", terse);
    return fits.some((part) => {
      box.style.setProperty("--fit", `${part}`);
      return !isFull();
    });
  }

  const fit = () => void (attempt(FITS, false) || attempt(TERSE_FITS, true));
  const sizes = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  sizes.observe(box);
  words.observe(box, { characterData: true, childList: true, subtree: true });
  document.fonts.addEventListener("loadingdone", fit);
  return () => {
    sizes.disconnect();
    words.disconnect();
    document.fonts.removeEventListener("loadingdone", fit);
  };
}
