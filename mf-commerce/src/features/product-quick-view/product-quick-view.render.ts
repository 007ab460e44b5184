import type { RenderDifferences } from 'shared-types/render';
import { messages as en } from '../product/product.messages';
import { messages as pl } from '../product/product.messages.pl';

/** The quick view says what the product says. */
export const rendered = { messages: { en, pl } } satisfies RenderDifferences;
