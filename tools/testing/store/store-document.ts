import { BLOCK_TYPE, type BlockTypeNumber } from 'shared-types/site/block-type';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import type { DocumentProduct, SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument, exampleId } from '../site/example-document';
import { patched, REMOVED } from '../site/patched';

/** Services have a stock like goods, but no shipping. */
const SERVICE = 3;

/** A store without pictures, on localhost: products cost 1.00, 2.00 and so on, with these stocks. */
export function storeDocument(stocks: readonly number[]): SiteDocument {
  return patched(
    {
      assets: [],
      'pages.0.socialImage': REMOVED,
      'pages.0.blocks.0.settings': { html: '<p>Hello</p>' },
      'pages.3': page(3, { path: '/cart', pageType: PAGE_TYPE.commerceCartV2, block: BLOCK_TYPE.cart }),
      'pages.4': page(4, { path: '/checkout', pageType: PAGE_TYPE.checkout, block: BLOCK_TYPE.checkout }),
      'pages.5': page(5, {
        path: '/checkout/order/{token}',
        pageType: PAGE_TYPE.orderConfirmed,
        block: BLOCK_TYPE.order,
      }),
      products: stocks.map(product),
    },
    exampleDocument('example', 'localhost'),
  );
}

/** A coupon of 50 cents for a limited number of orders, and one of 100 %, once per email address. */
export const COUPON = { few: 'FEW', gift: 'GIFT' } as const;
const FEW_CENTS = 50;

/** The same store with coupons, `few` uses for the first, and an email to its owner for each order. */
export function busyStoreDocument(stocks: readonly number[], few: number): SiteDocument {
  return patched(
    {
      'site.orderNoticeEmail': 'owner@example.com',
      'site.unpaidOrders': { mostPerHour: 1000 },
      coupons: [
        { code: COUPON.few, kind: 'fixed', amountCents: FEW_CENTS, mostUses: few },
        { code: COUPON.gift, kind: 'percent', rateBasisPoints: 10_000, mostUsesPerEmail: 1 },
      ],
    },
    storeDocument(stocks),
  );
}

/** What a coupon of that store saves, unless it is used up. */
export function savedCents(coupon: string | undefined, goodsCents: number): number {
  if (coupon === COUPON.few) return Math.min(FEW_CENTS, goodsCents);
  return coupon === COUPON.gift ? goodsCents : 0;
}

export function priceOf(index: number): number {
  return (index + 1) * 100;
}

function product(qtyInStock: number, index: number): DocumentProduct {
  return {
    slug: `product-${index}`,
    productType: SERVICE,
    title: `Product ${index}`,
    excerpt: '',
    descriptionHtml: '',
    collection: '/shop',
    pictures: [],
    optionNames: [],
    variants: [{ sku: `P${index}`, priceCents: priceOf(index), qtyInStock, unlimited: false, options: [] }],
  };
}

interface PageSeed {
  readonly path: string;
  readonly pageType: PageTypeNumber;
  readonly block: BlockTypeNumber;
}

function page(number: number, { path, pageType, block }: PageSeed) {
  const id = exampleId(900 + number);
  return {
    path,
    pageType,
    title: path,
    description: '',
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [id] }] }] } },
    blocks: [{ id, type: block, settings: {} }],
  };
}
