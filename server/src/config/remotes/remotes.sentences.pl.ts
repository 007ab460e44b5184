import type { RemotesSentences } from './remotes.sentences';

/** The Polish sentences. */
export const polish: RemotesSentences = {
  reason: 'Napisz dlaczego, aby inni później to zrozumieli.',
  long: (most) => `Napisz najwyżej ${most} znaków.`,
  version: 'Wybierz wersję.',
  disable: (remote) => `${remote} przestaje działać na stronach. Jego HTML zostaje i działa tak jak bez skryptów.`,
  disableHtml: (remote) => `${remote} przestaje działać na stronach, a jego HTML ustępuje zwykłemu zdaniu.`,
  enable: (remote) => `${remote} znów działa na stronach, razem ze swoim HTML.`,
  set: (remote, from, to) =>
    `${remote}: ${to} zastępuje wersję ${from}, a nowsze wersje nie są już włączane samoczynnie.`,
  keep: (remote, version) => `${remote}: ${version} zostaje, a nowsze wersje nie są już włączane samoczynnie.`,
  follow: (remote, from, to) =>
    from === to
      ? `${remote}: ${to} zostaje, a nowsze wersje są włączane samoczynnie.`
      : `${remote}: ${to} zastępuje wersję ${from}, a nowsze wersje są włączane samoczynnie.`,
  reach: (sites, views) =>
    `Liczba witryn, których to dotyczy: ${sites}; otwartych tam stron w ostatniej godzinie: ${views}.`,
  undone: (reason) => `Cofnięto: ${reason}`,
  done: 'Gotowe. Strony otwierane od tej chwili już to uwzględniają.',
  takenBack: 'Cofnięto. Strony otwierane od tej chwili już to uwzględniają.',
  columns: { serial: 'numer', at: 'czas', remote: 'moduł', who: 'kto', reason: 'dlaczego', what: 'co', undoes: 'cofa' },
  what: (difference) => {
    if (difference.kind === 'first') return `wersja ${difference.to}`;
    if (difference.kind === 'version') return `wersja ${difference.from} na ${difference.to}`;
    if (difference.kind === 'follow') return difference.isOn ? 'nowsze wersje włączane' : 'wersja zostaje';
    return `${difference.kind === 'code' ? 'kod' : 'HTML'} ${difference.isOn ? 'włączony' : 'wyłączony'}`;
  },
};
