import type { HeaderFooterMessages } from './header-footer.messages';

export const polish: HeaderFooterMessages = {
  saved: 'Opublikowano. Odwiedzający zobaczą to na następnej stronie.',
  conflict: ({ by, at }) =>
    `W międzyczasie inny nagłówek lub inną stopkę zapisał(a) ${by} (${at}). Przy różniących się częściach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie zapisano inny nagłówek lub inną stopkę. Przy różniących się częściach widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  nothing: '(puste)',
  titleElsewhere: 'Nazwa witryny jest taka sama we wszystkich językach. Zmień ją w głównym języku witryny.',
};
