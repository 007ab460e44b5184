import type { HeaderFooterSentences } from './header-footer.sentences';

/** What the server says of header and footer in Polish. */
export const polish: HeaderFooterSentences = {
  saved: 'Zapisano. Widać to na następnej stronie, którą ktokolwiek otworzy.',
  missing: (address: string) => `Pod adresem ${address} nie ma jeszcze strony.`,
  conflict: ({ by, at }) =>
    `W międzyczasie inny nagłówek lub inną stopkę zapisał(a) ${by} (${at}). Przy każdej części, która się różni, stoi to, co jest teraz zapisane, a w polach nadal to, co wpisano tutaj. Zapisz ponownie, aby zastąpić tamto swoim.`,
  conflictWithSomebody:
    'W międzyczasie zapisano inny nagłówek lub inną stopkę. Przy każdej części, która się różni, stoi to, co jest teraz zapisane, a w polach nadal to, co wpisano tutaj. Zapisz ponownie, aby zastąpić tamto swoim.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  nothing: '(puste)',
  titleElsewhere: 'Nazwa witryny jest taka sama we wszystkich językach. Zmień ją przy języku samej witryny.',
  linkTitle: 'Wpisz tekst odnośnika albo pozostaw oba jego pola puste.',
  linkPath: 'Wpisz, dokąd prowadzi odnośnik, albo pozostaw oba jego pola puste.',
  address: 'Zacznij od /, aby wskazać stronę tej witryny, albo od https://, mailto: lub tel:, bez spacji.',
  tooMany: (most) => `Lista ma najwyżej ${most} odnośników. Usuń niektóre.`,
  repeated: (address) => `Dwa odnośniki prowadzą do ${address}. Usuń jeden z nich.`,
};
