import type { LostParts } from './describe-lost-parts';

/** Pages of one kind, by their paths: a test file takes those of one kind. */
export const PRODUCT_PAGES = /^\/(shop|vouchers)/;
export const PURCHASE_PAGES = /^\/(cart|checkout)/;
export const SITE_PAGES = /^\/(?!shop|vouchers|cart|checkout)/;

/** What pages of the shop lose. */
export const SHOP_PARTS: Pick<LostParts, 'product' | 'kinds'> = {
  product: '/shop/p/field-guide',
  kinds: {
    '/': 'every font',
    '/shop': 'every picture',
    '/shop/p/stoneware-mug': 'the shell’s first file',
    '/shop/p/field-guide': 'every feature file',
    '/cart': 'React',
    '/checkout': 'the shell’s second file',
    '/contact': 'the federation runtime',
    '/gallery': 'every container',
    '/about': 'every call it makes by itself',
  },
};

/** What pages of the bistro lose. */
export const BISTRO_PARTS: Pick<LostParts, 'product' | 'kinds'> = {
  product: '/vouchers/dinner-voucher',
  kinds: {
    '/': 'every picture',
    '/menu': 'every font',
    '/book': 'the shell’s first file',
    '/vouchers/pierogi-class': 'the shell’s second file',
    '/vouchers/dinner-voucher': 'every picture',
    '/cart': 'the shell’s second file',
    '/checkout': 'the shell’s first file',
    '/gallery': 'every feature file',
    // English words come with the features.
    '/pl/book': 'every file of words',
  },
};
