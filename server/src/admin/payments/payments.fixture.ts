import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { openStripeStandIn, type StripeStandIn } from '../../../../tools/testing/stripe/stripe-stand-in';
import { findStripeAccount, stripeSeal } from '../../commerce/card-payment/stripe-account.store';
import { exampleSiteId } from '../insights/pages.fixture';
import { connectionName } from './connection-name';

export const [ADA, BEN, CLERK, VIEWER, OTHER] = [
  'ada@shop.example',
  'ben@shop.example',
  'clerk@shop.example',
  'viewer@shop.example',
  'other@other.example',
] as const;
export const OTHER_HOST = 'other.example';

/** The example site and another one, whose server asks a stand-in for Stripe. Each test begins without payments of owners. */
export interface PaymentsPages {
  readonly open: ExampleServer;
  readonly stripe: StripeStandIn;
  readonly siteId: string;
  as(email: string, host?: string): Promise<Shopper>;
  /** The page as its reader gets it. */
  page(browser: Shopper): Promise<PaymentsPage>;
  /** Names the present connection; empty without one. */
  connection(siteId?: string): Promise<string>;
  account(): ReturnType<typeof selectAccount>;
}

export interface PaymentsPage {
  readonly html: string;
  /** Without tags, with single spaces. */
  readonly text: string;
  /** Values of its hidden fields. */
  readonly base: string;
  readonly connection: string;
  readonly block: string;
}

export function preparePaymentsPages(): PaymentsPages {
  let open: ExampleServer;
  let stripe: StripeStandIn;
  let siteId: string;
  beforeAll(async () => {
    stripe = await openStripeStandIn();
    open = await openExample({
      accounts: { [ADA]: ['admin'], [BEN]: ['admin'], [CLERK]: ['storeManager'], [VIEWER]: ['viewer'] },
      config: { stripe: { host: '127.0.0.1', port: stripe.port, protocol: 'http' }, runsJobs: false },
    });
    siteId = await exampleSiteId(open);
    await open.load(exampleDocument('other', OTHER_HOST));
    await seedAccount(open.db, { email: OTHER, roles: { other: ['admin'] } });
  });
  afterAll(async () => {
    await open.close();
    await stripe.close();
  });
  beforeEach(async () => {
    stripe.faults = new Set();
    for (const table of ['stripe_account', 'site_payments_change', 'first_state', 'rate_window'] as const)
      await open.db.deleteFrom(table).execute();
    await open.db.updateTable('site').set({ document_hash: '', card_payments: null }).execute();
    await open.load(exampleDocument());
  });
  return {
    get open() {
      return open;
    },
    get stripe() {
      return stripe;
    },
    get siteId() {
      return siteId;
    },
    as: async (email, host) => {
      const browser = open.visitor(host);
      await signIn(browser, email);
      return browser.twin();
    },
    page: async (browser) => {
      const { body } = await browser.get(ADMIN_PATH.payments);
      const main = body.slice(body.indexOf('<h1'));
      const hidden = (name: string) => new RegExp(` name="${name}" value="([^"]*)"`).exec(main)?.[1] ?? '';
      return {
        html: body,
        text: textOf(main),
        base: hidden('base'),
        connection: hidden('connection'),
        block: hidden('block'),
      };
    },
    connection: async (id = siteId) => connectionName(await findStripeAccount(open.db, stripeSeal(open.signing), id)),
    account: () => selectAccount(open),
  };
}

export function textOf(html: string): string {
  return html
    .replaceAll(/<(?:script|style).*?<\/(?:script|style)>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\s\u202f]+/g, ' ');
}

function selectAccount({ db }: ExampleServer) {
  return db.selectFrom('stripe_account').selectAll().executeTakeFirst();
}
