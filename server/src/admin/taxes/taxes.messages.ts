import type { InLanguages } from '../../platform/language';
import { polish } from './taxes.messages.pl';

const english = {
  added: 'taxes are added to prices',
  included: 'prices include taxes',
};

export type TaxesMessages = typeof english;

export const TAXES_MESSAGES: InLanguages<TaxesMessages> = { en: english, pl: polish };
