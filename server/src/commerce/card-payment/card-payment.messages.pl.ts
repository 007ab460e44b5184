import type { messages as english } from './card-payment.messages';

export const messages: typeof english = {
  orderName: (number, shop) => `Zamówienie ${number} · ${shop}`,
  paidTwice: (amount) => `Klient zapłacił kartą dwa razy. Druga płatność (${amount}) została od razu zwrócona.`,
  paidTwiceKept: (amount) =>
    `Klient zapłacił kartą dwa razy, a Stripe jeszcze nie zwraca drugiej płatności (${amount}). Próba zostanie powtórzona; sprawdź saldo w Stripe.`,
  paidByHandToo: (amount) =>
    `Płatność kartą (${amount}) dotarła po oznaczeniu zamówienia jako opłacone. Zwróć ją, jeśli klient zapłacił dwa razy.`,
  refundFailed: (amount) =>
    `Bank nie przyjął zwrotu (${amount}). Stripe przekazał pieniądze z powrotem na Twoje saldo: zwróć je klientowi inaczej.`,
  refundedMore: (amount) =>
    `W Stripe zwrócono ${amount}, czyli więcej, niż pozostało tutaj do zwrotu. Sprawdź, ile otrzymał klient.`,
  disputed: (amount) =>
    `Klient kwestionuje płatność kartą (${amount}). Odpowiedz w Stripe przed upływem podanego tam terminu.`,
};
