import type { DonationPageSentences } from './donation-page.sentences';

/** What the pages of donations say of themselves in Polish. */
export const polish: DonationPageSentences = {
  donate: { title: 'Wesprzyj', description: 'Przekaż wybraną kwotę.' },
  contribution: { title: 'Twoja darowizna', description: '' },
};
