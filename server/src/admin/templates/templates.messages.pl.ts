import type { TemplatesMessages } from './templates.messages';

export const polish: TemplatesMessages = {
  used: 'Witryna ma nowy wygląd. Odwiedzający zobaczą go na następnej stronie.',
  back: 'Witryna ma znów poprzedni wygląd.',
  conflict: ({ by, at }) => `W międzyczasie wygląd witryny zmienił(a) ${by} (${at}). Obejrzyj go i wybierz ponownie.`,
  conflictWithSomebody: 'W międzyczasie zmieniono wygląd witryny. Obejrzyj go i wybierz ponownie.',
  choose: 'Wybierz szablon.',
};
