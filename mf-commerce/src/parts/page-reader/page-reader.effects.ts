/** Reads a page of the site as a document; `ended` where another was read meanwhile, nothing where there is none to be had. */
export type PageReader = (address: string) => Promise<Document | 'ended' | undefined>;

/**
 * Makes a reader, which reads the page that was asked for last. The browser takes pages apart by itself, and runs nothing in
 * them: no text is made into HTML.
 */
export function createPageReader(stop: AbortSignal): PageReader {
  let call: XMLHttpRequest | undefined;
  stop.addEventListener('abort', () => call?.abort());
  return (address) =>
    new Promise((resolve) => {
      const own = new XMLHttpRequest();
      const before = call;
      // Before the other one ends, which it does at once, so that it knows that it was given up.
      call = own;
      before?.abort();
      own.open('GET', address);
      own.responseType = 'document';
      own.onloadend = () => {
        if (call !== own || stop.aborted) return resolve('ended');
        resolve((own.status === 200 && own.responseXML) || undefined);
      };
      own.send();
    });
}
