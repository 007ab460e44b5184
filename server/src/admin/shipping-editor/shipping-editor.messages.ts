import type { InLanguages } from '../../platform/language';
import { polish } from './shipping-editor.messages.pl';

const english = {
  cost: (example: string) => `Enter a price such as ${example}, or 0 if it is free.`,
  weight: (example: string) => `Enter a weight such as ${example}, or clear the price.`,
  weightRepeated: 'Another step has this weight.',
};

export type ShippingEditorMessages = typeof english;

export const SHIPPING_EDITOR_MESSAGES: InLanguages<ShippingEditorMessages> = { en: english, pl: polish };
