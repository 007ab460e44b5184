import { randomUUID } from 'node:crypto';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { SiteProfile } from '../../../server/src/site/directory/site-profile';
import type { Database } from '../../../server/src/platform/schema/database';
import { SAMPLE_CONTEXT } from '../host/sample-context';

export interface SiteSeed {
  readonly host?: string;
  readonly currency?: string;
  readonly locale?: string;
  readonly minimumSubtotalCents?: number;
  readonly pricesIncludeTax?: boolean;
}

export interface SeededSite {
  readonly id: string;
  readonly host: string;
  readonly shopId: string;
  readonly cartBlockId: string;
  readonly checkoutBlockId: string;
}

const PAYMENT_METHODS: SiteProfile['paymentMethods'] = [{ id: 'offline', instructions: 'Please pay within a week.' }];
const PAGES = [
  { path: '/', page_type: PAGE_TYPE.page, blocks: [] },
  { path: '/shop', page_type: PAGE_TYPE.page, blocks: [BLOCK_TYPE.shop] },
  { path: '/shop/p/{slug}', page_type: PAGE_TYPE.contentItem, blocks: [BLOCK_TYPE.product], collection_path: '/shop' },
  { path: '/cart', page_type: PAGE_TYPE.commerceCartV2, blocks: [BLOCK_TYPE.text, BLOCK_TYPE.cart] },
  { path: '/checkout', page_type: PAGE_TYPE.checkout, blocks: [BLOCK_TYPE.checkout] },
  { path: '/checkout/order/{token}', page_type: PAGE_TYPE.orderConfirmed, blocks: [BLOCK_TYPE.order] },
];

function profileOf({ minimumSubtotalCents = 0, pricesIncludeTax }: SiteSeed): SiteProfile {
  const { cookieSettings, settings } = SAMPLE_CONTEXT;
  return {
    tagline: '',
    settings: {
      ...settings,
      storeSettings: {
        ...settings.storeSettings,
        measurementStandard: 'metric',
        minimumSubtotalCents,
        scarcityThreshold: 3,
        ...(pricesIncludeTax === undefined ? {} : { pricesIncludeTax }),
      },
    },
    cookieSettings,
    theme: {
      colors: {
        paper: '#ffffff',
        surface: '#eeeeee',
        ink: '#111111',
        muted: '#555555',
        line: '#cccccc',
        accent: '#222266',
        onAccent: '#ffffff',
      },
      fonts: { heading: 'system', body: 'system' },
    },
    navigation: [],
    footer: { links: [], note: '' },
    paymentMethods: PAYMENT_METHODS,
    // All buyers of a test share one address.
    unpaidOrders: { mostPerHour: 1000 },
  };
}

export async function seedSite(db: Database, seed: SiteSeed = {}): Promise<SeededSite> {
  const id = randomUUID();
  const host = seed.host ?? 'store.test';
  await db
    .insertInto('site')
    .values({
      id,
      identifier: host,
      name: host,
      hosts: [host],
      locale: seed.locale ?? 'en-GB',
      currency: seed.currency ?? 'EUR',
      profile: JSON.stringify(profileOf(seed)),
      document_hash: '',
    })
    .execute();
  const pages = await Promise.all(PAGES.map((page) => seedPage(db, id, page)));
  return {
    id,
    host,
    shopId: pages[1]?.id ?? '',
    cartBlockId: pages[3]?.blockIds[1] ?? '',
    checkoutBlockId: pages[4]?.blockIds[0] ?? '',
  };
}

async function seedPage(
  db: Database,
  siteId: string,
  page: (typeof PAGES)[number],
): Promise<{ id: string; blockIds: string[] }> {
  const id = randomUUID();
  const blockIds = page.blocks.map(() => randomUUID());
  const body = { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: blockIds }] }] } };
  await db
    .insertInto('page')
    .values({
      id,
      site_id: siteId,
      path: page.path,
      page_type: page.page_type,
      title: page.path,
      description: '',
      collection_path: page.collection_path ?? null,
      indexed: true,
      social_asset_id: null,
      body: JSON.stringify(body),
    })
    .execute();
  for (const [index, type] of page.blocks.entries()) {
    await db
      .insertInto('block')
      .values({ id: blockIds[index] ?? '', site_id: siteId, page_id: id, type, variant: null, settings: '{}' })
      .execute();
  }
  return { id, blockIds };
}
