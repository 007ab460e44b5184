import type { SavedFormMessages } from './saved-form.messages';

export const polish: SavedFormMessages = {
  conflict: ({ by, at }) =>
    `W międzyczasie zapisano to (${by}, ${at}). Przy każdym polu, które się różni, widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie ktoś to zapisał. Przy każdym polu, które się różni, widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.',
  now: (value) => `Zapisano w międzyczasie: ${value || '(puste)'}`,
  on: 'włączone',
  off: 'wyłączone',
};
