/**
 * The draft as the server has it now; undefined if it sends none. XMLHttpRequest parses documents without running scripts, in
 * every browser.
 */
export function loadDraft(path: string, stop: AbortSignal): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('GET', path);
    call.responseType = 'document';
    call.onloadend = () => resolve((call.status === 200 && call.responseXML) || undefined);
    stop.addEventListener('abort', () => call.abort(), { once: true });
    call.send();
  });
}
