import type { InLanguages } from '../../language';
import { polish } from './shipping-editor.sentences.pl';

const english = {
  cost: (example: string) => `Write what it costs, such as ${example}, or 0 where it is free.`,
  weight: (example: string) => `Write a weight such as ${example}, or empty what it costs.`,
  weightRepeated: 'Another step has this weight.',
};

/** What the server says of a way to send goods, in one language. */
export type ShippingEditorSentences = typeof english;

/** The same in every language. */
export const SHIPPING_EDITOR_SENTENCES: InLanguages<ShippingEditorSentences> = { en: english, pl: polish };
