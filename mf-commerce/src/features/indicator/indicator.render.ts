import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { RenderDifferences } from 'shared-types/render';
import { indicatorTexts } from './indicator-texts';

/** A link to the cart where the indicator cannot be rendered; its texts accompany the cart's state in replies. */
export const rendered = {
  fallback: {
    en: `<a href="${STORE_PATH.cart}">Cart</a>`,
    pl: `<a href="${STORE_PATH.cart}">Koszyk</a>`,
  },
  stateTexts: indicatorTexts,
} satisfies RenderDifferences;
