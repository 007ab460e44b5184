import { polish as savedFormPolish } from '../saved-form.messages.pl';
import type { PaymentsMessages } from './payments.messages';

export const polish: PaymentsMessages = {
  ...savedFormPolish,
  long: (most) => `Wpisz najwyżej ${most} znaków.`,
  text: 'Wpisz tu tekst.',
  key: {
    empty: 'Wklej tajny klucz swojego konta Stripe.',
    publishable:
      'To jest klucz publikowalny. Wklej tajny klucz, który w Stripe jest pod nim i zaczyna się od sk_live_ lub sk_test_.',
    shape: 'To nie jest tajny klucz Stripe. Tajne klucze zaczynają się od sk_live_ lub sk_test_ i nie mają spacji.',
  },
  trouble: {
    'wrong-key': 'Stripe nie zna tego klucza. Skopiuj w Stripe cały tajny klucz i wklej go ponownie.',
    'not-permitted':
      'Ten klucz z ograniczeniami nie może odczytać Twojego konta. Wklej tajny klucz albo pozwól kluczowi odczytywać konto oraz zapisywać Checkout Sessions, Payment Intents, Payment Methods, Refunds i Webhook Endpoints.',
    busy: 'Stripe jest teraz przeciążony. Niczego nie zmieniono. Zaczekaj minutę i spróbuj ponownie.',
    late: 'Stripe nie odpowiedział na czas. Niczego nie zmieniono. Zaczekaj minutę i spróbuj ponownie.',
    unreachable: 'Nie można połączyć się ze Stripe. Niczego nie zmieniono. Zaczekaj minutę i spróbuj ponownie.',
    refused:
      'Stripe nie przyjął klucza. Niczego nie zmieniono. Sprawdź w Stripe, czy z Twoim kontem wszystko w porządku.',
    'not-activated':
      'Stripe jeszcze nie aktywował tego konta, więc nie może ono przyjmować płatności. Uzupełnij dane konta w Stripe, a potem połącz je tutaj. Do tego czasu możesz połączyć klucz testowy (sk_test_).',
  },
  changedBy: ({ by, name }) =>
    `W międzyczasie ${by} połączył(a) konto ${name}. Niczego nie zmieniono. Sprawdź stronę i spróbuj ponownie.`,
  changed: 'W międzyczasie ktoś inny odłączył Stripe. Niczego nie zmieniono. Sprawdź stronę i spróbuj ponownie.',
  disconnect: ({ name, mode }) =>
    mode === 'live'
      ? `Kupujący nie będą mogli płacić kartą. Zamówień, które czekają na płatność kartą, nie będzie można już opłacić, a zwrotów płatności kartą trzeba będzie dokonywać w Stripe. Konto ${name} pozostanie bez zmian.`
      : `Nie będzie można testować płatności kartą. Konto ${name} pozostanie bez zmian.`,
  done: {
    connected: 'Połączono ze Stripe.',
    disconnected: 'Odłączono Stripe.',
    saved: 'Zapisano. Kupujący widzą to od razu.',
  },
};
