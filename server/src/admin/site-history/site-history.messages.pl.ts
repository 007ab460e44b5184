import type { SiteHistoryMessages } from './site-history.messages';

export const polish: SiteHistoryMessages = {
  restored: 'Przywrócono. Odwiedzający zobaczą to na następnej stronie.',
  conflict: ({ by, at }) =>
    `Niczego nie przywrócono: w międzyczasie zmiany zapisał(a) ${by} (${at}). Sprawdź listę poniżej i przywróć ponownie.`,
};
