/** The browser's way to hear what a server tells by itself. */
export interface StreamPort {
  /**
   * Opens an event stream; gives the way to close it. The browser by itself comes again where a stream breaks; `fail` is told
   * when it will not.
   */
  open(path: string, receive: (text: string) => void, fail: () => void): () => void;
}

/** The browser's event streams. */
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
