import type { FormMessages } from './form.messages';

export const polish: FormMessages = {
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
  conflict: ({ by, at }) =>
    `W międzyczasie ${by} zapisał(a) ten formularz (${at}). Przy każdej różnicy widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.`,
  conflictWithSomebody:
    'W międzyczasie zapisano ten formularz. Przy każdej różnicy widać zapisaną wartość obok Twojej. Zapisz ponownie, aby ją zastąpić.',
  now: (value) => `Zapisano w międzyczasie: ${value}`,
  nothing: '(puste)',
  checked: 'zaznaczone',
  noFields: 'Formularz musi mieć co najmniej jedno pole.',
  tooManyFields: (most) => `Formularz może mieć najwyżej ${most} pól. Usuń niektóre.`,
  noOptions: 'Wpisz co najmniej jedną opcję.',
  tooManyOptions: (most) => `Wpisz najwyżej ${most} opcji.`,
  longOption: (option, most) => `Opcja „${option}” jest za długa. Może mieć najwyżej ${most} znaków.`,
  repeatedOption: (option) => `Opcja „${option}” występuje dwa razy. Usuń jedną z nich.`,
  noSiteKey: 'Wpisz klucz witryny, który dała Ci usługa.',
  noCaptchaSecret:
    'Serwer nie ma tajnego klucza do tego klucza witryny, więc nikt nie mógłby wysłać formularza. Poproś o to osobę, która prowadzi serwer.',
  successUrl: 'Zacznij od / dla strony tej witryny albo od https://.',
};
