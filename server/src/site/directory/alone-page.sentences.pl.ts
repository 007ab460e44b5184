import type { AlonePageSentences } from './alone-page.sentences';

/** What the checkouts without a cart say of themselves in Polish. */
export const polish: AlonePageSentences = {
  donate: { title: 'Wesprzyj', description: 'Przekaż wybraną kwotę.' },
  giftCard: { title: 'Kup kartę podarunkową', description: 'Dla kogoś, kto woli wybrać samodzielnie.' },
  subscribe: { title: 'Subskrypcja', description: 'To, co przychodzi regularnie.' },
  subscription: { title: 'Twoja subskrypcja', description: '' },
  contribution: { title: 'Twoja darowizna', description: '' },
};
