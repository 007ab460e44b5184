import type { Page } from 'puppeteer';

/** What a page did that a visitor may have to be asked for. */
export interface Recording {
  /** Method and path of every call to the server, and every address of another site, in order. */
  readonly calls: string[];
  /** What made each of them: `fetch`, `xhr`, `ping`, `image`, `script`, `document` for a frame, … */
  readonly kinds: string[];
  /** Names of the cookies the browser has. */
  cookies(): Promise<string[]>;
  /** What scripts wrote into the browser: `localStorage key`, `cookie name`, `indexedDB name`, `caches name`. */
  writes(): Promise<string[]>;
}

/** What a page is made of: its files, pictures and icon, and whether ops have switched something of it off (decision 67). */
const PARTS = /^\/(?:(?:remotes|images)\/|favicon\.svg$|api\/site\/release(?:\/events)?$)/;

declare const recordedWrites: string[];

/** Records every request of the page, whatever sends it, and every write into the browser, from its first moment on. */
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
