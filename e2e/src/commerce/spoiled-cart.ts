import type { HTTPRequest, Page } from 'puppeteer';
import { CART_CALLS, type CartReply } from 'shared-types/commerce/cart';
import { drawn } from '../browser/looks/drawn';
import { openShop, type Shop } from '../browser/open/shop';
import { endWaitsOnCall, hastenPauses } from '../browser/pace-timers';
import { until } from '../../../tools/testing/until';
import { openFaultyProxy, send, type CallInFlight, type Fault, type FaultyProxy } from '../site/requests/faulty-proxy';
import { addMug, untilCount } from './shopping';

export const PLACES = {
  page: {
    root: 'main',
    open: async (page: Page, url: string) => {
      await page.goto(`${url}/cart`);
      await page.waitForSelector('[data-feature="commerce/cart"][data-state="live"]');
    },
  },
  drawer: {
    root: '[data-feature="commerce/cart-drawer"]',
    open: async (page: Page, url: string) => {
      await page.goto(`${url}/about`);
      await page.waitForSelector('[data-feature="commerce/indicator"][data-state="live"]');
      await page.click('[data-indicator] a');
      await page.waitForSelector('[data-feature="commerce/cart-drawer"] dialog[open] [data-line]');
    },
  },
} as const;

interface Seen {
  readonly lines: readonly (readonly [id: string, quantity: number])[];
  readonly subtotal: string | undefined;
  readonly count: string;
}

export interface SpoiledCart {
  readonly page: Page;
  readonly proxy: FaultyProxy;
  readonly problems: readonly string[];
  /** Increases the first line; returns the displayed pieces, and whether they are marked as unconfirmed. */
  more(): Promise<{ readonly pieces: number; readonly isMarked: boolean }>;
  rest(): Promise<void>;
  announced(): Promise<string[]>;
  /** Pieces of the first line, after the checks of `expectTrue`. */
  pieces(): Promise<number>;
  /** Expects that the display equals the server's cart, with nothing marked, and with this focus. */
  expectTrue(focus?: string): Promise<Seen>;
  readonly endWaits: () => Promise<void>;
}

export const FAILED = 'Unable to update quantity';
export const LOST: readonly string[] = [`${FAILED}. Unable to connect…`];

export const letThrough = async ({ pass, reply }: CallInFlight): Promise<void> => send(reply, await pass());
/** Applies a fault to changes, not to reads. */
export const onWrites =
  (fault: Fault): Fault =>
  (call) =>
    call.method === 'GET' ? letThrough(call) : fault(call);

const CALLS = '/api/commerce/cart/';
export const MORE = '[data-line] [data-step="1"]';
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function openCartShop(): {
  readonly shop: Shop;
  readonly open: (place: keyof typeof PLACES) => Promise<SpoiledCart>;
} {
  const shop = openShop();
  const proxy = openFaultyProxy(shop, CALLS, ['GET', 'PUT', 'DELETE']);
  return { shop, open: (place) => openCart(shop, proxy, place) };
}

/** Opens a cart with two mugs of ample stock. */
async function openCart(shop: Shop, proxy: FaultyProxy, place: keyof typeof PLACES): Promise<SpoiledCart> {
  await shop.server.services.db.updateTable('variant').set({ qty_in_stock: 500 }).execute();
  const { page, problems } = await shop.visit();
  await addMug(page, proxy.url);
  await page.click('[data-add-to-cart]');
  await untilCount(page, 2);
  await hastenPauses(page);
  const endWaits = await endWaitsOnCall(page);
  await page.evaluateOnNewDocument(listenToSpeech);
  const { root, open } = PLACES[place];
  const calls = watchCalls(page);
  await open(page, proxy.url);
  const isBusy = (): Promise<boolean> =>
    page.$eval(root, (element) => element.querySelector('[aria-busy="true"]') !== null);
  const isQuiet = async (): Promise<boolean> => calls.size === 0 && proxy.inFlight() === 0 && !(await isBusy());
  const rest = async (): Promise<void> => {
    await until(isQuiet);
    // After a failure the cart is read again after a delay.
    await endWaits();
    await drawn(page);
    await until(isQuiet);
    await drawn(page);
  };
  const expectTrue = async (focus = 'step'): Promise<Seen> => {
    const shown = await shownIn(page, root);
    expect({ ...shown, busy: await isBusy(), focus: await focusOf(page) }).toEqual({
      ...(await shownOn(page)),
      busy: false,
      focus,
    });
    return shown;
  };
  return {
    page,
    proxy,
    problems,
    endWaits,
    rest,
    more: () => page.$eval(`${root} ${MORE}`, pressMore),
    announced: () => page.evaluate(() => window.announced?.splice(0) ?? []),
    expectTrue,
    pieces: async () => (await expectTrue()).lines[0]?.[1] ?? 0,
  };
}

/** Pending cart calls of the page, which may not have reached the proxy. */
function watchCalls(page: Page): ReadonlySet<HTTPRequest> {
  const calls = new Set<HTTPRequest>();
  page.on('request', (call) => void (new URL(call.url()).pathname.startsWith(CALLS) && calls.add(call)));
  page.on('requestfinished', (call) => void calls.delete(call));
  page.on('requestfailed', (call) => void calls.delete(call));
  return calls;
}

function shownIn(page: Page, root: string): Promise<Seen> {
  return page.$eval(root, (element) => ({
    lines: [...element.querySelectorAll<HTMLElement>('[data-line]')].map(
      (row) =>
        [
          row.dataset['line'] ?? '',
          Number(row.querySelector<HTMLInputElement>('[data-quantity] input')?.value),
        ] as const,
    ),
    subtotal: element.querySelector('[data-cart-total]')?.textContent ?? undefined,
    count: document.querySelector('[data-cart-count]')?.textContent ?? '',
  }));
}

async function shownOn(page: Page): Promise<Seen> {
  const { cart } = await page.evaluate(async (path) => {
    const reply = await fetch(path, { headers: { accept: 'application/json' } });
    return (await reply.json()) as CartReply;
  }, CART_CALLS.getCart.path);
  return {
    lines: cart.entries.map(({ id, quantity }) => [id, quantity] as const),
    subtotal: cart.entries.length > 0 ? MONEY.format(cart.subtotalCents / 100) : undefined,
    count: cart.totalQuantity > 100 ? '100+' : String(cart.totalQuantity),
  };
}

function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (element?.hasAttribute('data-step')) return 'step';
    return element?.hasAttribute('data-cart-title') ? 'title' : (element?.tagName.toLowerCase() ?? '');
  });
}

declare global {
  interface Window {
    announced?: string[];
  }
}

/** Runs in the page, so that no response comes between the click and the check. */
async function pressMore(button: Element): Promise<{ pieces: number; isMarked: boolean }> {
  const row = button.closest('[data-line]');
  (button as HTMLElement).focus();
  (button as HTMLElement).click();
  await Promise.resolve();
  return {
    pieces: Number(row?.querySelector<HTMLInputElement>('[data-quantity] input')?.value),
    isMarked: row?.querySelector('[data-line-total]')?.getAttribute('aria-busy') === 'true',
  };
}

/** Runs in the page. */
function listenToSpeech(): void {
  window.announced = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[data-announcer="assertive"]',
      );
      if (region?.textContent) window.announced?.push(region.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
