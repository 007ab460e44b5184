import type { ReviewsMessages } from './reviews.messages';

export const polish: ReviewsMessages = {
  published: 'Opinia jest opublikowana.',
  hidden: 'Opinia jest ukryta.',
  saved: 'Zapisano.',
  days: ({ least, most }) => `Wpisz liczbę dni, od ${least} do ${most}.`,
  conflict: ({ sendsRequests, afterDays }) =>
    `Ktoś inny zapisał to w międzyczasie: ${sendsRequests ? `prośby są wysyłane po ${afterDays} dniach` : 'prośby nie są wysyłane'}. Zapisz ponownie, aby to zastąpić.`,
};
