/** Loads a page of the site as a document; `ended` if another was requested meanwhile, undefined if it failed. */
export type PageReader = (address: string) => Promise<Document | 'ended' | undefined>;

/**
 * Creates a reader for the last requested page. XMLHttpRequest parses documents without running scripts, so Trusted Types
 * need not approve HTML text.
 */
export function createPageReader(stop: AbortSignal): PageReader {
  let call: XMLHttpRequest | undefined;
  stop.addEventListener('abort', () => call?.abort());
  return (address) =>
    new Promise((resolve) => {
      const own = new XMLHttpRequest();
      const before = call;
      // Set before the other call is aborted, so that it knows it was replaced.
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
