import type { AlonePageMessages } from './alone-page.messages';

export const polish: AlonePageMessages = {
  donate: { title: 'Wesprzyj', description: 'Przekaż wybraną kwotę.' },
  giftCard: { title: 'Kup kartę podarunkową', description: 'Prezent do samodzielnego wyboru.' },
  subscribe: { title: 'Subskrypcja', description: 'Regularne dostawy i płatności.' },
  subscription: { title: 'Twoja subskrypcja', description: '' },
  contribution: { title: 'Twoja darowizna', description: '' },
};
