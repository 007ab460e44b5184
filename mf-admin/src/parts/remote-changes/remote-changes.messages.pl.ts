export const messages = {
  noChanges: 'Niczego jeszcze nie zmieniono.',
  versionChange: '{from, select, none {Włączono wersję {to}, pierwszą.} other {Wersja {to} zastąpiła {from}.}}',
  codeChange: '{on, select, yes {Działa na stronach.} other {Nie działa już na stronach.}}',
  htmlChange: '{on, select, yes {Jego HTML jest pokazywany.} other {Zwykłe zdanie zastąpiło jego HTML.}}',
  followChange:
    '{on, select, yes {Nowsze wersje są włączane automatycznie.} other {Nowsze wersje nie są już włączane automatycznie.}}',
  canaryChange: '{percent} % odwiedzających dostało {version}.',
  canaryEnded: 'Nikt z odwiedzających nie ma już {version} przed innymi.',
  pinChange: 'Witryna {site} dostała {version} i ją zatrzymuje.',
  unpinChange: 'Witryna {site} dostała to, co wszystkie inne.',
  offAtChange: 'Nie działa już na stronach {site}.',
  onAtChange: 'Znów działa na stronach {site}.',
  undoes: 'Cofa zmianę {serial}.',
} as const;
