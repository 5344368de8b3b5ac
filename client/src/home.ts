/**
 * Where the page lives: on a server that keeps tables, or in a folder of files without one ("a
 * site"). `tools/site.py` marks the page of a site.
 */

export const isSite = document.querySelector('meta[name="veillee"][content="site"]') !== null;

/** The folder of the page, with a slash at its end. */
export const home = new URL(isSite ? "./" : "/", window.location.href).href;

/**
 * The link to a page. A site has one file for all of them, so there the path stands in the fragment:
 * any host of files can serve it, and a reload stays where one was.
 */
export const href = (path: string): string => (isSite ? `#${path}` : path);
