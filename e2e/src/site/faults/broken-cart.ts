import type { CookieData, HTTPRequest } from 'puppeteer';
import type { Visit } from '../../browser/browser';
import { openShop, type Shop } from '../../browser/open-shop';
import { addMug, goToCheckout } from '../../commerce/shopping';
import { makeLive } from '../registry/published-build';

/** The remote whose faults are tried. */
export const REMOTE = 'mf-commerce';
/** Its container, with the label of every feature. */
export const CONTAINER = 'client/remote.js';
/** The file of its feature that hydrates. */
export const FEATURE_FILE = 'client/cart.js';

/** The shop with a mug in a cart, whose page is about to break. */
export interface BrokenCart {
  readonly shop: Shop;
  /** The version of the remote that is live before and after every fault. */
  readonly whole: string;
  /** A visitor whose cart holds a mug. */
  visit(): Promise<Visit>;
  /**
   * Opens the cart: it stays as the server wrote it, the way to the checkout works, and the failure names the remote in
   * that version.
   */
  expectBuyingStillWorks(visit: Visit, version: string): Promise<void>;
}

/** Opens the shop for the tests of a file; after each of them the remote is whole again. */
export function openBrokenCart(): BrokenCart {
  const shop = openShop();
  let whole = '';
  let cookies: CookieData[] = [];

  beforeAll(async () => {
    whole = shop.server.services.registry.current().remotes.get(REMOTE)?.manifest.version ?? '';
    const { page } = await shop.visit();
    await addMug(page, shop.url);
    cookies = await page.browserContext().cookies();
  });
  afterEach(() => makeLive(shop.server, REMOTE, whole));

  return {
    shop,
    get whole() {
      return whole;
    },
    async visit() {
      const visit = await shop.visit();
      await visit.page.browserContext().setCookie(...cookies);
      return visit;
    },
    async expectBuyingStillWorks({ page, problems }, version) {
      await page.goto(`${shop.url}/cart`);
      await page.focus('[data-feature="commerce/cart"] input');
      await page.waitForSelector('[data-feature="commerce/cart"][data-state="failed"]');
      expect(await page.$eval('[data-feature="commerce/cart"]', (cart) => cart.textContent)).toMatch(/mug/i);
      expect(problems.join('\n')).toContain(`${REMOTE}@${version}`);
      await goToCheckout(page);
    },
  };
}

/** Answers the requests for one file in place of the server. */
export async function intercept(
  { page }: Visit,
  path: string,
  answer: (request: HTTPRequest) => unknown,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (new URL(request.url()).pathname.endsWith(path) ? answer(request) : request.continue());
  });
}
