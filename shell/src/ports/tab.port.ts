/** A line to the other tabs of this origin. */
export interface TabLine {
  post(message: unknown): void;
  close(): void;
}

/** Opens lines to other tabs. */
export interface TabPort {
  /** Opens the named line; without the browser's help it leads nowhere. */
  open(name: string, receive: (message: unknown) => void): TabLine;
}

/** Lines over the browser's broadcast channels. */
export function createTabPort(view: Window & typeof globalThis): TabPort {
  return {
    open(name, receive) {
      if (!view.BroadcastChannel) return { post: () => undefined, close: () => undefined };
      const channel = new view.BroadcastChannel(name);
      channel.onmessage = (event) => receive(event.data);
      return { post: (message) => channel.postMessage(message), close: () => channel.close() };
    },
  };
}
