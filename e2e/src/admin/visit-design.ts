import { sealedCookie } from '../../../tools/testing/server/sealed-cookie';
import type { Frame, Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { COOKIE, SESSION_COOKIE_SECONDS } from 'shared-types/site/cookie';
import type { Config } from '../../../server/src/platform/environment/config';
import { openSession } from '../../../server/src/site/session/session-rows';
import { PASSWORD, seedAccount } from '../../../tools/testing/store/seed-account';
import type { Visit, VisitorOptions } from '../browser/browser';
import { openShop, type Shop } from '../browser/open/shop';
import { until } from '../../../tools/testing/until';
import { writeIn } from '../browser/write-in';
import { follow } from '../browser/follow';

export const OWNER = 'owner@e2e.example';
const SIGN_IN = `form[action="${SIGN_IN_CALLS.login.path}"]`;

export function openOwnedShop(overrides?: Partial<Config>): Shop {
  const shop = openShop(overrides);
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

export async function signInAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await writeIn(page, `${SIGN_IN} [name=email]`, OWNER);
  await writeIn(page, `${SIGN_IN} [name=password]`, PASSWORD);
  await follow(page, `${SIGN_IN} button`);
}

interface OwnedSite {
  readonly site: string;
  readonly host: string;
}

const THE_SHOP: OwnedSite = { site: 'fern-and-kiln', host: 'localhost' };

/** A visit by the owner, who has signed in at the shop or at the given site. */
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

export async function visitDesign(shop: Shop, frameUrl = '/about', options?: VisitorOptions): Promise<Visit> {
  const visit = await visitAsOwner(shop, options);
  await visit.page.goto(`${shop.url}${ADMIN_PATH.design}?${new URLSearchParams({ frameUrl })}`);
  return visit;
}

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

/** The framed page, once it has this path and is complete. */
export async function framed(page: Page, path: string): Promise<Frame> {
  // The former page may be in the back/forward cache, with its frame.
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

/** Polls, because a wait that starts while the frame navigates may never resolve. */
function isWhole(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => document.querySelector('footer') !== null).catch(() => false);
}

export async function untilLive(page: Page): Promise<void> {
  await page.waitForSelector('[data-feature="admin/design"][data-state="live"]');
}

async function untilListening(frame: Frame): Promise<void> {
  await frame.waitForFunction(() => 'account' in ((window as unknown as { colonnade?: object }).colonnade ?? {}));
}

/** A visit by the owner, on the editing frame, with all key handlers active. */
export async function openLiveDesign(shop: Shop, frameUrl = '/about'): Promise<Visit & { readonly inside: Frame }> {
  const visit = await visitDesign(shop, frameUrl);
  const inside = await framed(visit.page, frameUrl);
  await untilLive(visit.page);
  await untilListening(visit.page.mainFrame());
  await untilListening(inside);
  return { ...visit, inside };
}

export async function untilAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname + location.search === wanted, {}, path);
}
