import { sealedCookie } from '../../../tools/testing/server/sealed-cookie';
import type { Frame, Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { COOKIE, SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import { openSession } from '../../../server/src/site/session/session-rows';
import { PASSWORD, seedAccount } from '../../../tools/testing/store/seed-account';
import type { Visit, VisitorOptions } from '../browser/browser';
import { openShop, type Shop } from '../browser/open/shop';
import { until } from '../../../tools/testing/until';
import { writeIn } from '../browser/write-in';
import { follow } from '../browser/follow';

/** The owner's address. */
export const OWNER = 'owner@e2e.example';
const SIGN_IN = `form[action="${SIGN_IN_CALLS.login.path}"]`;

/** The sample shop, with an owner who can sign in. */
export function openOwnedShop(): Shop {
  const shop = openShop();
  beforeAll(() =>
    seedAccount(shop.server.services.db, {
      email: OWNER,
      roles: { 'fern-and-kiln': ['admin'], buraczek: ['admin'] },
    }),
  );
  afterEach(async () => {
    await shop.server.services.db.deleteFrom('account_session').execute();
    await shop.server.services.db.deleteFrom('rate_window').execute();
  });
  return shop;
}

/** Signs the owner in on the way to a page of the admin area. */
export async function signInAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await writeIn(page, `${SIGN_IN} [name=email]`, OWNER);
  await writeIn(page, `${SIGN_IN} [name=password]`, PASSWORD);
  await follow(page, `${SIGN_IN} button`);
}

/** The site where the owner has signed in. */
interface OwnedSite {
  readonly site: string;
  readonly host: string;
}

const THE_SHOP: OwnedSite = { site: 'fern-and-kiln', host: 'localhost' };

/** A visit of the owner, who has signed in at the shop, or where it says. */
export async function visitAsOwner(
  shop: Shop,
  { site = THE_SHOP.site, host = THE_SHOP.host, ...options }: VisitorOptions & Partial<OwnedSite> = {},
): Promise<Visit> {
  const visit = await shop.visit(options);
  const token = await openOwnersSession(shop, site);
  const value = sealedCookie(shop.server.app, { host, name: COOKIE.session, value: token });
  await visit.page.browserContext().setCookie({ name: COOKIE.session, value, domain: host, path: '/' });
  return visit;
}

/** A visit of the owner at the editing frame. */
export async function visitDesign(shop: Shop, frameUrl = '/about', options?: VisitorOptions): Promise<Visit> {
  const visit = await visitAsOwner(shop, options);
  await visit.page.goto(`${shop.url}${ADMIN_PATH.design}?${new URLSearchParams({ frameUrl })}`);
  return visit;
}

/** The token of a new session of the owner at a site. */
async function openOwnersSession({ server }: Shop, identifier: string): Promise<string> {
  const { db } = server.services;
  const row = await db
    .selectFrom('account')
    .innerJoin('website_role', 'website_role.account_id', 'account.id')
    .innerJoin('site', 'site.id', 'website_role.site_id')
    .where('account.email', '=', OWNER)
    .where('site.identifier', '=', identifier)
    .select(['account.id', 'account.password_hash as passwordHash', 'site.id as siteId'])
    .executeTakeFirstOrThrow();
  const { siteId, ...who } = row;
  const token = await openSession(db, 'account', { siteId, who, seconds: SESSION_COOKIE_SECONDS, replaces: undefined });
  if (token === undefined) throw new Error('The owner has another password meanwhile.');
  return token;
}

/** What is in the editing frame, once it is this path, to its end. */
export async function framed(page: Page, path: string): Promise<Frame> {
  // The page before may be kept, and its frame with it.
  const framesIn = () => page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
  let found: Frame | undefined;
  const isThere = async (): Promise<boolean> => {
    found = framesIn().find((frame) => pathOf(frame) === path);
    return found !== undefined && isWhole(found);
  };
  await until(isThere, `${path} is in the frame, to its end`).catch((error: Error) => {
    throw new Error(`${error.message}; there is ${framesIn().map(pathOf).join(', ') || 'nothing'}`, { cause: error });
  });
  if (!found) throw new Error('There is nothing in the frame.');
  return found;
}

function pathOf(frame: Frame): string {
  const { pathname, search } = new URL(frame.url(), 'http://none');
  return pathname + search;
}

/** Asked anew each time: a wait that begins while the page in a frame is replaced may be told of neither of the two. */
function isWhole(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => document.querySelector('footer') !== null).catch(() => false);
}

/** Waits until the script around the frame follows it. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForSelector('[data-feature="admin/design"][data-state="live"]');
}

/** Waits until a page hears an account's keys. */
async function untilListening(frame: Frame): Promise<void> {
  await frame.waitForFunction(() => 'account' in ((window as unknown as { colonnade?: object }).colonnade ?? {}));
}

/** A visit of the owner at the editing frame, with all that hears keys there and in it. */
export async function openLiveDesign(shop: Shop, frameUrl = '/about'): Promise<Visit & { readonly inside: Frame }> {
  const visit = await visitDesign(shop, frameUrl);
  const inside = await framed(visit.page, frameUrl);
  await untilLive(visit.page);
  await untilListening(visit.page.mainFrame());
  await untilListening(inside);
  return { ...visit, inside };
}

/** Path and query of the whole window, once they are these. */
export async function untilAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname + location.search === wanted, {}, path);
}
