export interface StreamPort {
  /**
   * Opens an event stream; returns the function that closes it. The browser reconnects by itself; `fail` is called when it
   * gives up.
   */
  open(path: string, receive: (text: string) => void, fail: () => void): () => void;
}

export function createStreamPort(view: Window & typeof globalThis = window): StreamPort {
  return {
    open(path, receive, fail) {
      const source = new view.EventSource(path);
      source.onmessage = ({ data }) => receive(data as string);
      source.onerror = () => void (source.readyState === source.CLOSED && fail());
      return () => source.close();
    },
  };
}
