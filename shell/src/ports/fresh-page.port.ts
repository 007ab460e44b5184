/** The page as the server would send it now. */
export interface FreshPagePort {
  /** Loads it without running scripts; undefined if the URL has no page now, or the request fails. */
  load(): Promise<Document | undefined>;
}

/** XMLHttpRequest parses the document, so Trusted Types need not approve HTML text. */
export function createFreshPagePort(view: Window & typeof globalThis = window): FreshPagePort {
  return {
    load: () =>
      new Promise((resolve) => {
        const [address] = view.location.href.split('#') as [string];
        const call = new view.XMLHttpRequest();
        call.open('GET', address);
        call.responseType = 'document';
        call.onloadend = () => {
          const isPage = call.status === 200 && call.responseURL === address;
          resolve((isPage && call.responseXML) || undefined);
        };
        call.send();
      }),
  };
}
