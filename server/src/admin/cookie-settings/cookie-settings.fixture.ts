import { COOKIE_SETTINGS_CALLS } from 'shared-types/admin/cookie-settings';
import type { CookieSettings } from 'shared-types/site/context';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { dataIn } from '../../site/page/template/page-context.fixture';
import { findCookies, type StoredCookies } from '../../site/saved-state/cookie-settings.store';

export const ADA = 'ada@shop.example';
export const BEN = 'ben@shop.example';
export const CLERK = 'clerk@shop.example';
export const BILINGUAL = 'bilingual.example';

const { saveCookieSettings, previewCookieSettings } = COOKIE_SETTINGS_CALLS;

/** The example's form with changes; `undefined` unchecks a box. */
export const filled = (changes: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(
    Object.entries({
      isCookieBannerEnabled: 'on',
      cookieBannerText: 'We use cookies.',
      cookieBannerCtaText: 'Accept',
      cookieBannerOptOutCtaText: 'Decline',
      cookieBannerPosition: 'BOTTOM',
      cookieBannerTheme: 'DARK',
      cookieBannerVariant: 'BAR',
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      isAnalyticsCookiesDisabled: 'on',
      isActivityLogEnabled: 'on',
      ...changes,
    }).filter(([, value]) => value !== undefined),
  );

/** The example and its owners. Each test begins with the original settings, and nobody signed in. */
export interface OwnedSite {
  readonly open: ExampleServer;
  readonly siteId: string;
  as(email: string, host?: string): Promise<Shopper>;
  stored(siteId?: string): Promise<StoredCookies>;
  /** The state that a page opened now shows. */
  base(browser: Shopper): Promise<string>;
  save(browser: Shopper, fields: object): Promise<Reply>;
  /** Saves without script. */
  post(browser: Shopper, fields: object, path?: string): Promise<Reply>;
  /** The settings on a visitor's next page. */
  served(path?: string, host?: string): Promise<CookieSettings>;
}

export function prepareOwnedSite(): OwnedSite {
  let open: ExampleServer;
  let siteId = '';
  beforeAll(async () => {
    open = await openExample();
    await open.load(bilingualDocument());
    for (const email of [ADA, BEN])
      await seedAccount(open.db, { email, roles: { example: ['admin'], bilingual: ['editor'] } });
    await seedAccount(open.db, { email: CLERK, roles: { example: ['storeManager', 'billing'] } });
  });
  beforeEach(async () => {
    await open.db.deleteFrom('cookie_settings_change').execute();
    await open.db.updateTable('site').set({ document_hash: '' }).execute();
    await open.load(bilingualDocument());
    siteId = await open.load(exampleDocument());
  });
  afterEach(async () => {
    await open.db.deleteFrom('account_session').execute();
    await open.db.deleteFrom('rate_window').execute();
  });
  afterAll(() => open.close());
  return {
    get open() {
      return open;
    },
    get siteId() {
      return siteId;
    },
    async as(email, host) {
      const browser = open.visitor(host);
      await signIn(browser, email);
      return browser.twin();
    },
    stored: (of = siteId) => findCookies(open.db, of),
    base: async (browser) =>
      / name="base" value="([^"]+)"/.exec((await browser.get('/config/cookies')).body)?.[1] ?? '',
    save: (browser, fields) => browser.call('POST', saveCookieSettings.path, fields),
    post: (browser, fields, path = saveCookieSettings.path) => {
      const block = onlyBlockOf(adminPages({ siteId, locale: 'en' }).cookieSettings);
      return browser.post(path, { page: '/config/cookies', block, ...fields });
    },
    served: async (path = '/', host) => dataIn((await open.visitor(host).get(path)).body).context.cookieSettings,
  };
}

export const PREVIEW_PATH = previewCookieSettings.path;
