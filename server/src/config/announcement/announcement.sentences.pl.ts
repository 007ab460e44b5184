import type { AnnouncementSentences } from './announcement.sentences';

/** What the server says of the announcement in Polish. */
export const polish: AnnouncementSentences = {
  saved: 'Zapisano. Ogłoszenie jest na następnej stronie, którą ktokolwiek otworzy.',
  tried: 'Tak wyglądałby pasek. Nic nie zostało jeszcze zapisane.',
  conflict: ({ by, at }) =>
    `W międzyczasie inne ogłoszenie zapisał(a) ${by} (${at}). Przy każdym polu, które się różni, stoi to, co jest teraz zapisane, a w polu nadal to, co wpisano tutaj. Zapisz ponownie, aby zastąpić tamto swoim.`,
  conflictWithSomebody:
    'W międzyczasie zapisano inne ogłoszenie. Przy każdym polu, które się różni, stoi to, co jest teraz zapisane, a w polu nadal to, co wpisano tutaj. Zapisz ponownie, aby zastąpić tamto swoim.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  on: 'włączone',
  off: 'wyłączone',
  nothing: '(puste)',
  needed: 'Wpisz treść ogłoszenia albo je wyłącz.',
  line: 'Wpisz jeden wiersz tekstu.',
  long: (most) => `Wpisz najwyżej ${most} znaków.`,
  linkTitle: 'Wpisz tekst odnośnika albo pozostaw oba pola odnośnika puste.',
  linkHref: 'Wpisz, dokąd prowadzi odnośnik, albo pozostaw oba pola odnośnika puste.',
  href: 'Zacznij od /, aby wskazać stronę tej witryny, albo od https://, mailto: lub tel:.',
  choose: 'Wybierz jedną z możliwości.',
};
