import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { FormMessages } from './form.messages';

export const polish: FormMessages = {
  ...savedFormPolish,
  saved: 'Zapisano. Odwiedzający zobaczą to na następnej stronie.',
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
  'condition-unknown': () => 'Tego pola nie ma już w formularzu. Wybierz inne.',
  'condition-itself': (title) => `Pole „${title}” nie może zależeć od samego siebie. Wybierz inne pole.`,
  'condition-circle': (title) => `Pole „${title}” zależy już od tego pola. Wybierz inne pole albo usuń tamten warunek.`,
  'condition-below': (title) => `Pole „${title}” jest poniżej tego pola. Przenieś je wyżej albo wybierz inne.`,
  'condition-operator': (title) => `O to nie można pytać w polu „${title}”. Wybierz inne porównanie.`,
  'condition-no-value': () => 'Wpisz, z czym porównać odpowiedź.',
  'condition-no-option': (title) => `Wpisz jedną z opcji pola „${title}”, tak jak jest tam zapisana.`,
  'condition-no-number': () => 'Wpisz liczbę.',
  'formula-empty': 'Wpisz wzór, na przykład [Bilety] * 12,50.',
  'formula-unfinished': 'Wzór kończy się za wcześnie. Brakuje liczby, pola albo nawiasu.',
  'formula-unexpected': (found, at) =>
    `„${found}” nie może stać na miejscu ${at}. Wzór ma liczby, pola jak [Bilety], + - * ( ) i sum( ; ).`,
  'formula-unknown': (name) => `W formularzu nie ma pola „${name}”. Wpisz etykietę tak, jak jest w polu.`,
  'formula-ambiguous': (name) => `Kilka pól ma etykietę „${name}”. Zmień jedną z nich.`,
  'formula-itself': (name) => `Obliczenie „${name}” nie może liczyć samego siebie.`,
  'formula-circle': (name) => `Obliczenie „${name}” liczy już to obliczenie.`,
  'formula-below': (name) => `Pole „${name}” jest poniżej tego obliczenia. Przenieś je wyżej.`,
  'formula-no-number': (name) =>
    `Pole „${name}” nie ma kwoty. Można liczyć tylko liczby, kwoty, pola wyboru i obliczenia.`,
  'formula-long': (most) => `Wzór jest za długi. Pola liczą się ze swoimi ID; wzór ma najwyżej ${most} znaków.`,
  'amounts-count': (options) =>
    `Wpisz kwotę dla każdej opcji, w tej samej kolejności. Liczba wierszy: ${options}. Możesz też zostawić wszystko puste.`,
  'amounts-amount': (amount) => `„${amount}” nie jest kwotą. Wpisz cyfry, na przykład 12,50.`,
  listGone: 'Tej listy mailingowej już nie ma. Wybierz inną.',
  listDeleted: 'usunięta lista',
  emailTo: 'Adres e-mail musi mieć postać nazwa@example.com.',
  webhookUrl: 'Wpisz adres URL, który zaczyna się od https://, bez nazwy użytkownika i hasła.',
  privateUrl: 'Ten adres nie jest w publicznym internecie, więc nie da się tam nic wysłać.',
  successUrl: 'Zacznij od / dla strony tej witryny albo od https://.',
};
