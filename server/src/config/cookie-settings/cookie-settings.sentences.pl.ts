import type { CookieSettingsSentences } from './cookie-settings.sentences';

/** What the server says of the settings in Polish. */
export const polish: CookieSettingsSentences = {
  saved: 'Ustawienia są zapisane. Odwiedzający dostaną je z następną stroną, którą otworzą.',
  tried: 'Tak wyglądałby baner. Nic nie zostało jeszcze zapisane.',
  triedNone: 'Przy tych ustawieniach odwiedzający nie widzą baneru. Nic nie zostało jeszcze zapisane.',
  conflict: ({ by, at }) =>
    `W międzyczasie inne ustawienia zapisał(a) ${by} (${at}). Przy każdym polu, które się różni, stoi to, co jest teraz zapisane, a w polu nadal to, co wpisano tutaj. Zapisz ponownie, aby zastąpić tamte ustawienia swoimi.`,
  conflictWithSomebody:
    'W międzyczasie zapisano inne ustawienia. Przy każdym polu, które się różni, stoi to, co jest teraz zapisane, a w polu nadal to, co wpisano tutaj. Zapisz ponownie, aby zastąpić tamte ustawienia swoimi.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  on: 'włączone',
  off: 'wyłączone',
  standard: '(puste, czyli tekst standardowy)',
  values: {
    BAR: 'pasek przez całą stronę',
    POPUP: 'okienko w rogu',
    TOP: 'u góry',
    BOTTOM: 'u dołu',
    TOP_LEFT: 'u góry po lewej',
    TOP_RIGHT: 'u góry po prawej',
    BOTTOM_LEFT: 'u dołu po lewej',
    BOTTOM_RIGHT: 'u dołu po prawej',
    LIGHT: 'jasny',
    DARK: 'ciemny',
    TEXT: 'same słowa',
    BUTTON: 'przyciski ze słowami',
    ICON: 'przyciski z ikonami',
    OPT_IN: 'zgoda',
    OPT_IN_AND_OUT: 'zgoda i odmowa',
  },
  choose: 'Wybierz jedną z możliwości.',
  text: 'Wpisz tekst albo pozostaw to pole puste.',
  long: (most) => `Wpisz najwyżej ${most} znaków.`,
};
