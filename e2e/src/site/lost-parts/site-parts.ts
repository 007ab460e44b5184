import { expectReached } from '../../../../tools/testing/matrix';
import type { LostParts } from './describe-lost-parts';
import { LOSSES } from './lose-parts';
import { PART_KINDS } from './parts-of-page';

/** Paths of store pages; a test file takes one kind. */
export const STORE_PAGES = /^\/(shop|vouchers|cart|checkout)/;
export const SITE_PAGES = /^\/(?!shop|vouchers|cart|checkout)/;

export const SHOP_PARTS: Pick<LostParts, 'product' | 'lost'> = {
  product: '/shop/p/field-guide',
  lost: {
    '/': { kind: 'every font', loss: 'hangs' },
    '/shop': { kind: 'every picture', loss: 'fails' },
    '/shop/p/stoneware-mug': { kind: 'the shell’s main bundle', loss: 'hangs' },
    '/shop/p/field-guide': { kind: 'every feature file', loss: 'fails' },
    '/cart': { kind: 'React', loss: 'hangs' },
    '/checkout': { kind: 'the shell’s deferred bundle', loss: 'fails' },
    '/contact': { kind: 'the federation runtime', loss: 'hangs' },
    '/gallery': { kind: 'every container', loss: 'fails' },
    '/about': { kind: 'every call it makes by itself', loss: 'fails' },
  },
};

export const BISTRO_PARTS: Pick<LostParts, 'product' | 'lost'> = {
  product: '/vouchers/pierogi-class',
  lost: {
    '/': { kind: 'every picture', loss: 'hangs' },
    '/menu': { kind: 'every font', loss: 'fails' },
    '/book': { kind: 'the shell’s main bundle', loss: 'fails' },
    '/vouchers/pierogi-class': { kind: 'the shell’s deferred bundle', loss: 'hangs' },
    '/vouchers/dinner-voucher': { kind: 'every container', loss: 'hangs' },
    '/cart': { kind: 'React', loss: 'fails' },
    '/checkout': { kind: 'the federation runtime', loss: 'fails' },
    '/gallery': { kind: 'every feature file', loss: 'hangs' },
    // English messages are in the feature files.
    '/pl/book': { kind: 'every file of messages', loss: 'hangs' },
  },
};

expectReached(
  { kind: Object.keys(PART_KINDS), loss: LOSSES },
  [SHOP_PARTS, BISTRO_PARTS].flatMap(({ lost }) => Object.values(lost)),
);
