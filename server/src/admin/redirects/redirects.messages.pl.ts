import type { RedirectsMessages } from './redirects.messages';

export const polish: RedirectsMessages = {
  from: 'Wpisz ścieżkę, np. /stara-strona, bez części po znaku zapytania.',
  to: 'Wpisz ścieżkę w tej witrynie, np. /sklep, albo adres zaczynający się od https://.',
  type: 'Typ musi być 301 lub 302.',
  columns: 'Wiersz musi mieć dwie kolumny: z i na.',
  quote: 'Brakuje zamykającego cudzysłowu.',
  twice: (path) => `Są dwa wiersze dla ${path}.`,
  exists: (path) => `Przekierowanie z ${path} już istnieje.`,
  noRows: 'Wklej co najmniej jedno przekierowanie albo wybierz plik CSV.',
  tooLarge: 'Plik jest większy niż 2 MB.',
  wrongLines: (lines, more) =>
    [
      'Niczego nie zaimportowano.',
      ...lines.map(([line, text]) => `Wiersz ${line}: ${text}`),
      ...(more > 0 ? [`I kolejne wiersze: ${more}.`] : []),
    ].join('\n'),
  faults: {
    taken: ({ path }) => `${path} należy do systemu i nie może być przekierowane.`,
    'has-page': ({ path }) => `Pod ${path} jest strona, a strony mają pierwszeństwo. Zmień adres URL tej strony.`,
    'own-host': () => 'To adres tej witryny: wpisz go od pierwszego ukośnika.',
    'not-declared': () => 'Wpisz adres zaczynający się od https://.',
    'not-foreign': () => 'Wpisz ścieżkę w tej witrynie.',
    'only-folders': () => 'Może kończyć się na /* tylko wtedy, gdy tak kończy się stara ścieżka.',
    'no-page': ({ path }) => `Pod ${path} nie ma strony.`,
    itself: ({ path }) => `${path} przekierowywałoby na siebie.`,
    'into-itself': ({ path }) => `${path} przekierowywałoby w swoje wnętrze.`,
    circle: ({ trail }) => `Powstałaby pętla: ${trail.join(' → ')}.`,
    chain: ({ trail }) => `Powstałby łańcuch: ${trail.join(' → ')}. Wpisz ostatni adres.`,
    'folder-chain': ({ trail }) => `Powstałby łańcuch: ${trail.join(' → ')}. Wpisz ostatni adres.`,
    reached: ({ trail, path }) => `Powstałby łańcuch: ${trail.join(' → ')}. Najpierw zmień przekierowanie z ${path}.`,
  },
  fileColumns: { from: 'Z', to: 'Na', type: 'Typ', hits: 'Użycia', lastHit: 'Ostatnie użycie' },
  done: {
    added: 'Przekierowanie zostało dodane.',
    changed: 'Zapisano.',
    removed: 'Przekierowanie zostało usunięte.',
    imported: 'Przekierowania zostały zaimportowane.',
  },
};
