import type { Page } from 'puppeteer';

export interface Recording {
  /** Method and path of every call, and URLs of other sites, in order. */
  readonly calls: string[];
  /** Kinds of these requests: `fetch`, `xhr`, `ping`, `image`, `script`, `document` for a frame, … */
  readonly kinds: string[];
  cookies(): Promise<string[]>;
  /** Storage writes by scripts: `localStorage key`, `cookie name`, `indexedDB name`, `caches name`. */
  writes(): Promise<string[]>;
}

/** Parts of a page: files, pictures, icon, and changes by ops (decision 67). */
const PARTS = /^\/(?:(?:remotes|images)\/|favicon\.svg$|api\/site\/release(?:\/events)?$)/;

declare const recordedWrites: string[];

/** Records all requests and storage writes of a page from the beginning. */
export async function record(page: Page, url: string): Promise<Recording> {
  const calls: string[] = [];
  const kinds: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (protocol === 'data:' || (origin === url && (PARTS.test(pathname) || isPage))) return;
    calls.push(`${request.method()} ${origin === url ? pathname : request.url()}`);
    kinds.push(request.resourceType());
  });
  await page.evaluateOnNewDocument(watchWrites);
  return {
    calls,
    kinds,
    cookies: async () => (await page.browserContext().cookies()).map(({ name }) => name).sort(),
    writes: () => page.evaluate(() => [...recordedWrites]),
  };
}

/** Runs in the page. */
function watchWrites(): void {
  const writes: string[] = [];
  Object.assign(globalThis, { recordedWrites: writes });
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    writes.push(`${this === localStorage ? 'localStorage' : 'sessionStorage'} ${key}`);
    setItem.call(this, key, value);
  };
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (name: string, version?: number) => {
    writes.push(`indexedDB ${name}`);
    return open(name, version);
  };
  const openCache = caches.open.bind(caches);
  caches.open = (name) => {
    writes.push(`caches ${name}`);
    return openCache(name);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    get: () => cookie?.get?.call(document) as string,
    set(text: string) {
      writes.push(`cookie ${text.split('=')[0] ?? ''}`);
      cookie?.set?.call(document, text);
    },
  });
}
