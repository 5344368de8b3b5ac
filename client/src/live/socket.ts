/** A connection to a table of the server: a WebSocket. */
import type { Line, Listener } from "./line";

export function openSocket(table: string, listener: Listener): Line {
  const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${window.location.host}/api/tables/${table}/live`);
  socket.addEventListener("open", () => listener.opened());
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => listener.heard(data));
  socket.addEventListener("close", () => listener.closed());
  return {
    get state() {
      if (socket.readyState === WebSocket.OPEN) return "open";
      return socket.readyState === WebSocket.CONNECTING ? "opening" : "closed";
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}
