/** A channel to the other tabs of this origin. */
export interface TabLine {
  post(message: unknown): void;
  close(): void;
}

export interface TabPort {
  /** Opens the named channel; it connects nothing in browsers without support. */
  open(name: string, receive: (message: unknown) => void): TabLine;
}

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
