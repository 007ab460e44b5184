import type { RenderDifferences } from 'shared-types/render';
import { messages as en } from '../cart/cart.messages';
import { messages as pl } from '../cart/cart.messages.pl';

/** The drawer says what the cart says. */
export const rendered = { messages: { en, pl } } satisfies RenderDifferences;
