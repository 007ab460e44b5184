import { messages as changesMessages } from '../../parts/remote-changes/remote-changes.messages.pl';
import type { messages as english } from './remotes.messages';

export const messages: Record<keyof typeof english, string> = {
  ...changesMessages,
  title: 'Moduły',
  intro:
    'To, co działa na stronach wszystkich witryn. Otwarte strony od razu widzą, co wyłączono, włączono lub cofnięto; inna wersja zaczyna się z następną stroną.',
  troubles: 'Czego nie zastosowano',
  state:
    '{state, select, on {Włączony} off {Wyłączony: jego kod nie działa na stronach, jego HTML jest pokazywany} other {Wyłączony, a zamiast jego HTML jest zwykłe zdanie}}',
  version: 'Wersja {version}, opublikowana {at}',
  neverLive: 'Żadna wersja nie była jeszcze włączona',
  follow: 'Nowsze wersje są włączane automatycznie',
  stays: 'Ta wersja zostaje, dopóki ktoś nie ustawi innej',
  canary: '{percent} % odwiedzających ma {version}',
  pins: '{count, plural, one {# witryna ma własną wersję} few {# witryny mają własne wersje} many {# witryn ma własne wersje} other {# witryny ma własne wersje}}',
  offAt:
    '{count, plural, one {Wyłączony w # witrynie} few {Wyłączony w # witrynach} many {Wyłączony w # witrynach} other {Wyłączony w # witryny}}',
  errors:
    '{count, plural, =0 {Żadnych błędów w ostatnich 24 godzinach} one {# błąd w ostatnich 24 godzinach} few {# błędy w ostatnich 24 godzinach} many {# błędów w ostatnich 24 godzinach} other {# błędu w ostatnich 24 godzinach}}',
  starts: '75 % uruchomień trwało najwyżej {start}',
  changes: 'Ostatnie zmiany',
  file: 'Pobierz wszystkie zmiany (CSV)',
};
