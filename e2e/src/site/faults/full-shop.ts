import { randomUUID } from 'node:crypto';
import type { RemoteName } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Config } from '../../../../server/src/platform/environment/config';
import { openChangedShop, withCookieSettings } from '../../browser/open/changed-shop';
import type { Shop } from '../../browser/open/shop';

/** A page with features of every remote: product, cart, form, gallery, accordion and banner. */
export const FULL_PAGE = '/shop/p/field-guide';

/** More processor time than any working block needs, and short enough for endless ones. */
export const SHORT_BUDGETS = { blockBudgetMs: 400, pageBudgetMs: 2400 };

type FeatureIds = readonly [string, ...string[]];

/** Features of each remote on that page. The first starts by itself or on interaction, and has its own file. */
const ON_PAGE = {
  'mf-commerce': ['commerce/cart', 'commerce/product', 'commerce/indicator'],
  'mf-forms': ['forms/contact-form'],
  'mf-blocks': ['blocks/gallery', 'blocks/accordion'],
  'mf-telemetry': [
    'telemetry/visits',
    'telemetry/error-reports',
    'telemetry/performance',
    'telemetry/census',
    'telemetry/analytics',
    'telemetry/traces',
  ],
  'mf-consent': ['consent/cookie-banner', 'consent/cookie-settings'],
} as const satisfies Partial<Record<RemoteName, FeatureIds>>;

/** The admin area has no feature there. */
export type PageRemote = keyof typeof ON_PAGE;
export const PAGE_REMOTES = Object.keys(ON_PAGE) as readonly PageRemote[];
export const FEATURES: Readonly<Record<PageRemote, FeatureIds>> = ON_PAGE;

/** Remotes whose features are in their entry file. */
export const ONE_FILE: Readonly<Partial<Record<PageRemote, string>>> = { 'mf-telemetry': 'client/remote.js' };

/** Remotes without visible HTML, whose server bundles no page uses. */
export const UNSEEN: ReadonlySet<string> = new Set<PageRemote>(['mf-telemetry']);

const PRODUCT_PATH = '/shop/p/{slug}';
const ADDED: readonly number[] = [BLOCK_TYPE.cart, BLOCK_TYPE.form, BLOCK_TYPE.gallery, BLOCK_TYPE.accordion];

/** Opens the sample shop with all of these features on product pages. */
export function openFullShop(overrides?: Partial<Config>): Shop {
  return openChangedShop(
    (document) => withCookieSettings(withFullPages(document), { isCookieBannerEnabled: true }),
    overrides,
  );
}

function withFullPages(document: SiteDocument): SiteDocument {
  const all = document.pages.flatMap(({ blocks, slices }) => (slices ? [] : blocks));
  const added = ADDED.flatMap((type) => all.filter((block) => block.type === type).slice(0, 1)).map((block) => ({
    ...block,
    id: randomUUID(),
  }));
  const row = { columns: [{ span: 12, blocks: added.map(({ id }) => id) }] };
  const pages = document.pages.map((page) => {
    if (page.path !== PRODUCT_PATH) return page;
    const layout = { ...page.body.layout, rows: [...page.body.layout.rows, row] };
    return { ...page, blocks: [...page.blocks, ...added], body: { ...page.body, layout } };
  });
  return { ...document, pages };
}
