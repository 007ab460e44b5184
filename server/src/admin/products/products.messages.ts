import type { InLanguages } from '../../platform/language';
import { polish } from './products.messages.pl';

const english = {
  changed: ({ title, pieces }: { title: string; pieces: number }) => `Stock of “${title}” now: ${pieces}.`,
  whole: 'Enter a whole number, such as 12.',
  most: (most: number) => `The stock can be at most ${most}.`,
  tooFew: (pieces: number) => `Only ${pieces} are in stock, so you cannot remove more.`,
  now: (pieces: number) => `In stock now: ${pieces}. Send again to replace that.`,
  inStock: (pieces: number) => `In stock now: ${pieces}.`,
  sentBefore: 'This was already sent with other values, and those were applied. Send it again to apply these too.',
  noneChosen: 'Select the products first.',
  confirmDelete: (count: number) =>
    count === 1
      ? 'Delete this product? Visitors can no longer buy it; orders keep its details. This cannot be undone.'
      : `Delete these ${count} products? Visitors can no longer buy them; orders keep their details. This cannot be undone.`,
  uncounted: 'This variant has unlimited stock.',
};

export type ProductsMessages = typeof english;

export const PRODUCTS_MESSAGES: InLanguages<ProductsMessages> = { en: english, pl: polish };
