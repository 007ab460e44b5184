import type { RemotesMessages } from './remotes.messages';

export const polish: RemotesMessages = {
  reason: 'Podaj powód, aby inni później to zrozumieli.',
  version: 'Wybierz wersję.',
  percent: 'Wpisz liczbę całkowitą od 1 do 100.',
  site: 'Wpisz identyfikator witryny.',
  disable: (remote) => `${remote} przestaje działać na stronach. Jego HTML zostaje i działa tak jak bez skryptów.`,
  disableHtml: (remote) => `${remote} przestaje działać na stronach, a jego HTML zastępuje zwykłe zdanie.`,
  enable: (remote) => `${remote} znów działa na stronach, razem ze swoim HTML.`,
  set: (remote, from, to) =>
    `${remote}: ${to} zastępuje wersję ${from}, a nowsze wersje nie są już włączane automatycznie.`,
  keep: (remote, version) => `${remote}: ${version} zostaje, a nowsze wersje nie są już włączane automatycznie.`,
  follow: (remote, from, to) =>
    from === to
      ? `${remote}: ${to} zostaje, a nowsze wersje są włączane automatycznie.`
      : `${remote}: ${to} zastępuje wersję ${from}, a nowsze wersje są włączane automatycznie.`,
  canary: (remote, { version, percent }) =>
    `${remote}: ${percent} % odwiedzających dostanie ${version} od następnej strony; pozostali mają to, co dotąd.`,
  endCanary: (remote) => `${remote}: wszyscy odwiedzający dostaną znów tę samą wersję.`,
  pin: (remote, site, version) =>
    `${remote}: witryna ${site} dostanie ${version} i zatrzyma ją, cokolwiek działa gdzie indziej.`,
  unpin: (remote, site) => `${remote}: witryna ${site} dostanie to, co wszystkie inne.`,
  disableAt: (remote, site, isShell) =>
    isShell
      ? `Witryna ${site} to sam HTML: na jej stronach nie działa żaden skrypt, a wszystko, co działa bez skryptów, działa.`
      : `${remote} przestaje działać na stronach ${site}. Jego HTML zostaje i działa tak jak bez skryptów.`,
  enableAt: (remote, site) => `${remote} znów działa na stronach ${site}.`,
  reach: (sites, views) =>
    `Liczba witryn, których to dotyczy: ${sites}; otwartych tam stron w ostatniej godzinie: ${views}.`,
  unfit: (reasons) =>
    `Wobec tego, co teraz działa, ta wersja nie zostałaby przyjęta (powody po angielsku, jak przy wdrażaniu): ${reasons.join(' ')} Mimo to może zacząć działać.`,
  undone: (reason) => `Cofnięto: ${reason}`,
  done: 'Gotowe. Otwarte strony od razu widzą, co wyłączono, włączono lub cofnięto; inne wersje działają od następnej strony.',
  takenBack:
    'Cofnięto. Otwarte strony od razu widzą, co wyłączono, włączono lub cofnięto; inne wersje działają od następnej strony.',
  columns: { serial: 'numer', at: 'czas', remote: 'moduł', who: 'kto', reason: 'dlaczego', what: 'co', undoes: 'cofa' },
  what: (difference) => {
    switch (difference.kind) {
      case 'first':
        return `wersja ${difference.to}`;
      case 'version':
        return `wersja ${difference.from} na ${difference.to}`;
      case 'follow':
        return difference.isOn ? 'nowsze wersje włączane' : 'wersja zostaje';
      case 'canary':
        return `${difference.percent} % odwiedzających ma ${difference.version}`;
      case 'canary-ended':
        return `nikt nie ma już ${difference.version} przed innymi`;
      case 'pin':
        return `${difference.site} ma ${difference.version}`;
      case 'unpin':
        return `${difference.site} ma to, co inne`;
      case 'off-at':
        return `wyłączony w ${difference.site}`;
      case 'on-at':
        return `włączony w ${difference.site}`;
      default:
        return `${difference.kind === 'code' ? 'kod' : 'HTML'} ${difference.isOn ? 'włączony' : 'wyłączony'}`;
    }
  },
};
