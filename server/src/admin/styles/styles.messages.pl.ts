import type { StylesMessages } from './styles.messages';

export const polish: StylesMessages = {
  saved: 'Opublikowano. Odwiedzający zobaczą to na następnej stronie.',
  conflict: ({ by, at }) =>
    `W międzyczasie inny styl zapisał(a) ${by} (${at}). Przy różniących się polach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie zapisano inny styl. Przy różniących się polach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  color: 'Wpisz kolor, na przykład #3b5844.',
  choose: 'Wybierz z listy.',
};
