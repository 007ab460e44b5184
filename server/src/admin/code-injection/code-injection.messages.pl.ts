import type { CodeInjectionMessages } from './code-injection.messages';

export const polish: CodeInjectionMessages = {
  saved: 'Zapisano. Odwiedzający dostaną to z następną stroną.',
  conflict: ({ by, at }) =>
    `W międzyczasie inny kod zapisał(a) ${by} (${at}). Pod różniącymi się polami widać zapisany kod. Zapisz ponownie, aby go zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie zapisano inny kod. Pod różniącymi się polami widać zapisany kod. Zapisz ponownie, aby go zastąpić.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  long: (most) => `Wpisz najwyżej ${most} znaków.`,
  choose: 'Wybierz z listy.',
  noPage: 'Nie ma takiej strony.',
  tooMany: (most) => `Najwyżej ${most} stron może mieć własny kod.`,
};
