import type { Block } from 'shared-types/site/page/page';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { randomUUID } from 'node:crypto';

const PRODUCT_PAGE = '/shop/p/{slug}';
/** Only an order's page can show this block. */
const ORDER = 35;

/** Adds a block of every type to the sample shop's product pages, and the cookie banner. */
export function withEveryBlock(shop: SiteDocument): SiteDocument {
  const kinds = new Map<string, Block>();
  for (const block of shop.pages.flatMap(({ blocks = [] }) => blocks))
    if (block.type !== ORDER && !kinds.has(kindOf(block))) kinds.set(kindOf(block), block);
  const cookieSettings = { ...shop.site.cookieSettings, ...BANNER };
  const change = (page: DocumentPage) =>
    page.path === PRODUCT_PAGE ? { ...page, ...bodyOf([...kinds.values()]) } : page;
  return { ...shop, site: { ...shop.site, cookieSettings }, pages: shop.pages.map(change) };
}

/** A page body with these blocks below each other, under new ids. */
export function bodyOf(originals: readonly Block[]): Pick<DocumentPage, 'body' | 'blocks'> {
  const blocks = originals.map((block) => ({ ...block, id: randomUUID() }));
  const rows = blocks.map(({ id }) => ({ columns: [{ span: 12, blocks: [id] }] }));
  return { body: { raw: false, layout: { columns: 12, rows } }, blocks };
}

const BANNER = {
  isCookieBannerEnabled: true,
  cookieBannerText: 'We count visits.',
  cookieBannerCtaText: 'Accept',
  cookieBannerOptOutCtaText: 'Decline',
};

function kindOf({ type, variant, settings }: Block) {
  const { design } = (settings ?? {}) as { readonly design?: string };
  return `${type} ${variant} ${design}`;
}
