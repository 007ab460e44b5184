import type { HeaderFooterMessages } from './header-footer.messages';

export const polish: HeaderFooterMessages = {
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  missing: (address: string) => `Pod adresem ${address} nie ma jeszcze strony.`,
  conflict: ({ by, at }) =>
    `W międzyczasie inny nagłówek lub inną stopkę zapisał(a) ${by} (${at}). Przy różniących się częściach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie zapisano inny nagłówek lub inną stopkę. Przy różniących się częściach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  nothing: '(puste)',
  titleElsewhere: 'Nazwa witryny jest taka sama we wszystkich językach. Zmień ją w głównym języku witryny.',
  linkTitle: 'Wpisz tekst linku albo zostaw oba pola puste.',
  linkPath: 'Wpisz adres URL albo zostaw oba pola puste.',
  address: 'Zacznij od /, aby wskazać stronę tej witryny, albo od https://, mailto: lub tel:, bez spacji.',
  tooMany: (most) => `Lista ma najwyżej ${most} linków. Usuń niektóre.`,
  repeated: (address) => `Dwa linki prowadzą do ${address}. Usuń jeden z nich.`,
};
