import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SPECIAL_PAGE_CALLS, type SpecialPage } from 'shared-types/admin/pages/special-pages';
import { POPUP_CALLS } from 'shared-types/admin/pages/popup';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';

export const [ADA, BEN, CLERK] = ['ada@shop.example', 'ben@shop.example', 'clerk@shop.example'] as const;

const TABLES = ['site_popup_change', 'page_version', 'page_change', 'page_draft', 'kept_page', 'rate_window'] as const;

/** A shop whose owners have no special pages before each test. */
export function prepareSpecialPages() {
  let open: ExampleServer;
  beforeAll(async () => {
    open = await openExample({ accounts: { [ADA]: ['admin'], [BEN]: ['editor'], [CLERK]: ['storeManager'] } });
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    for (const table of TABLES) await open.db.deleteFrom(table).execute();
    await open.db.deleteFrom('page').where('is_kept', '=', true).execute();
    await open.db.updateTable('site').set({ document_hash: '' }).execute();
    await open.load(exampleDocument());
  });
  return {
    get open() {
      return open;
    },
    async as(email: string): Promise<Shopper> {
      const browser = open.visitor();
      await signIn(browser, email);
      return browser.twin();
    },
    create: async (browser: Shopper, kind: SpecialPage, more: object = {}) =>
      browser.call('POST', SPECIAL_PAGE_CALLS.createSpecialPage.path, { kind, ...more }),
    save: async (browser: Shopper, changes: object = {}, base?: string) =>
      browser.call('POST', POPUP_CALLS.savePopup.path, {
        isShown: 'on',
        style: 'card',
        enableMobile: 'on',
        displayFrequency: '-1',
        base: base ?? (await popupBase(browser)),
        ...changes,
      }),
  };
}

export async function popupBase(browser: Shopper): Promise<string> {
  return / name="base" value="([^"]*)"/.exec((await browser.get(ADMIN_PATH.popup)).body)?.[1] ?? '';
}
