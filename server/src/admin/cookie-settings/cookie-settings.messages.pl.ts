import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { CookieSettingsMessages } from './cookie-settings.messages';

export const polish: CookieSettingsMessages = {
  ...savedFormPolish,
  saved: 'Zapisano. Zmiany działają od następnej otwartej strony.',
  tried: 'Tak wyglądałby baner. Nic nie zostało jeszcze zapisane.',
  triedNone: 'Przy tych ustawieniach odwiedzający nie widzą baneru. Nic nie zostało jeszcze zapisane.',
  standard: '(puste, czyli tekst domyślny)',
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
    TEXT: 'sam tekst',
    BUTTON: 'przyciski z tekstem',
    ICON: 'przyciski z ikonami',
    OPT_IN: 'zgoda',
    OPT_IN_AND_OUT: 'zgoda i odmowa',
  },
  text: 'Wpisz tekst albo zostaw to pole puste.',
};
