import type { NavigationMessages } from './navigation.messages';

export const polish: NavigationMessages = {
  saved: 'Opublikowano. Odwiedzający zobaczą to na następnej stronie.',
  missing: (address: string) => `Pod adresem ${address} nie ma jeszcze strony.`,
  linkTitle: 'Wpisz tytuł albo zostaw oba pola puste.',
  linkPath: 'Wpisz adres URL albo zostaw oba pola puste.',
  address: 'Zacznij od /, aby wskazać stronę tej witryny, albo od https://, mailto: lub tel:, bez spacji.',
  orderAddress: 'Wpisz adres URL strony zamówień online. Zaczyna się od https://.',
  noFolder: 'Nad tym linkiem nie ma folderu. Przenieś go pod folder albo z niego wyjmij.',
  emptyFolder: 'Umieść w tym folderze co najmniej jeden link albo go usuń.',
  tooMany: (most) => `Menu ma najwyżej ${most} linków. Usuń niektóre.`,
  repeated: (address) => `Dwa linki prowadzą do ${address}. Usuń jeden z nich.`,
};
