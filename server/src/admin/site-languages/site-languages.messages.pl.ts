import type { SiteLanguagesMessages } from './site-languages.messages';

export const polish: SiteLanguagesMessages = {
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  conflict: ({ by, at }) =>
    `W międzyczasie inny język główny zapisał(a) ${by} (${at}). Zapisz ponownie, aby zastąpić go swoim.`,
  now: (name) => `Zapisano w międzyczasie: ${name}`,
  unknown: 'Podaj znacznik języka, na przykład en, de-CH lub pl.',
  further: 'Ten język ma już własne strony. Językiem głównym musi być inny.',
  oneMain: 'Dokładnie jeden język, główny, ma puste „root”.',
  pages:
    'Muszą tu być wszystkie języki, których strony ma witryna, i żadne inne: import witryny dodaje i usuwa języki razem z ich stronami.',
};
