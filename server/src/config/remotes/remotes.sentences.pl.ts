import type { RemotesSentences } from './remotes.sentences';

/** The Polish sentences. */
export const polish: RemotesSentences = {
  reason: 'Napisz dlaczego, aby inni później to zrozumieli.',
  long: (most) => `Napisz najwyżej ${most} znaków.`,
  version: 'Wybierz wersję.',
  percent: 'Wpisz liczbę całkowitą od 1 do 100.',
  site: 'Wpisz identyfikator witryny.',
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
  canary: (remote, { version, percent }) =>
    `${remote}: ${percent} na stu odwiedzających dostanie ${version}, od następnej strony; pozostali mają to, co dotąd.`,
  endCanary: (remote) => `${remote}: wszyscy odwiedzający dostaną znów tę samą wersję.`,
  pin: (remote, site, version) =>
    `${remote}: witryna ${site} dostanie ${version} i zatrzyma ją, cokolwiek działa gdzie indziej.`,
  unpin: (remote, site) => `${remote}: witryna ${site} dostanie to, co wszystkie inne.`,
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
    if (difference.kind === 'canary') return `${difference.percent} % odwiedzających ma ${difference.version}`;
    if (difference.kind === 'canary-ended') return `nikt nie ma już ${difference.version} przed innymi`;
    if (difference.kind === 'pin') return `${difference.site} ma ${difference.version}`;
    if (difference.kind === 'unpin') return `${difference.site} ma to, co inne`;
    return `${difference.kind === 'code' ? 'kod' : 'HTML'} ${difference.isOn ? 'włączony' : 'wyłączony'}`;
  },
};
