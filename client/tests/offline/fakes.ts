/** As much of the browser's cache, and of a network, as the shelf uses. */

export class FakeCache {
  readonly kept = new Map<string, Response>();
  isFull = false;

  match(url: string, how: { ignoreSearch?: boolean } = {}): Promise<Response | undefined> {
    const same = (key: string) => (how.ignoreSearch ? key.split("?")[0] === url : key === url);
    const found = [...this.kept].find(([key]) => same(key));
    return Promise.resolve(found?.[1].clone());
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.kept.keys()].map((url) => ({ url })));
  }
  put(url: string, response: Response): Promise<void> {
    if (this.isFull) return Promise.reject(new DOMException("", "QuotaExceededError"));
    this.kept.set(url, response);
    return Promise.resolve();
  }
  delete({ url }: { url: string }): Promise<boolean> {
    return Promise.resolve(this.kept.delete(url));
  }
}

/** Answers by path; a function is called with how the cache on the way may be used. */
export function fakeNetwork(files: Record<string, string | ((cache: string) => string)>) {
  const asked: string[] = [];
  const answer = (url: string, { cache }: RequestInit) => {
    asked.push(url);
    const found = files[url];
    if (found === undefined) return Promise.reject(new TypeError("Failed to fetch"));
    const body = typeof found === "string" ? found : found(String(cache));
    const headers = { "content-type": "text/plain", "content-encoding": "gzip", vary: "accept" };
    return Promise.resolve(new Response(body, { headers }));
  };
  return { asked, answer };
}
