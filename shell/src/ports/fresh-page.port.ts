/** The page as its server would send it now. */
export interface FreshPagePort {
  /** Asks for it, without running anything of it; nothing where something else stands at its address, or nobody answers. */
  load(): Promise<Document | undefined>;
}

/** The browser reads documents by itself, which makes no text into HTML and so asks for nobody's trust. */
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
