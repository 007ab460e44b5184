import { messages as settingsFormMessages } from '../../parts/settings-form/settings-form.messages.pl';

export const messages = {
  ...settingsFormMessages,
  title: 'Płatności',
  done: '{done, select, connected {Połączono ze Stripe. Poniżej widać, co mają kupujący.} disconnected {Odłączono Stripe.} other {Zapisano. Kupujący widzą to od razu.}}',
  offered: 'Co widzą kupujący',
  offeredHint:
    '{count, plural, one {Przy składaniu zamówienia można zapłacić w ten sposób.} other {Przy składaniu zamówienia można zapłacić na te sposoby, w tej kolejności.}}',
  nobody: 'Kupujący nie mogą jeszcze zamawiać.',
  nobodyYet: 'Nie ma sposobu płatności. Połącz Stripe albo włącz poniżej płatność po złożeniu zamówienia.',
  nobodyOnTrial:
    'Twoja witryna jest w okresie próbnym, w którym nic się nie sprzedaje. Płatności możesz przygotować już teraz i wypróbować z kluczem testowym Stripe.',
  plan: 'Wybierz plan',
  forTesters: 'Widzą to tylko zalogowani administratorzy i menedżerowie sklepu. Kupujący nie.',
  stripe: 'Karty płatnicze',
  stripeIntro:
    'Kupujący płacą na bezpiecznej stronie Stripe: kartą, a tam, gdzie je mają, przez Apple Pay lub Google Pay. Pieniądze trafiają na Twoje konto Stripe, pomniejszone o opłaty Stripe. Zwrotów dokonujesz przy zamówieniu.',
  stripeAccount: 'Utwórz konto na stripe.com albo zaloguj się na swoje.',
  stripeKey: 'Otwórz „Developers”, potem „API keys”, i skopiuj tajny klucz (secret key). Zaczyna się od sk_live_.',
  stripeKeys: 'Otwórz klucze API w Stripe',
  stripeTest:
    'Aby najpierw wypróbować, skopiuj tajny klucz trybu testowego, który zaczyna się od sk_test_. Nie są pobierane żadne pieniądze.',
  secretKey: 'Tajny klucz',
  secretKeyHint: 'Jest przechowywany zaszyfrowany i nigdy nie jest ponownie pokazywany.',
  connect: 'Połącz Stripe',
  replace: 'Zastąp klucz',
  replaceHint:
    'Z kluczem tego samego konta wszystko pozostaje bez zmian. Z kluczem innego konta trafiają tam pieniądze za nowe zamówienia, a zwrotów wcześniejszych dokonujesz w Stripe.',
  mode: '{mode, select, live {Prawdziwe płatności} other {Tryb testowy: bez pobierania pieniędzy}}',
  testHint:
    'Zamów coś w swoim sklepie, gdy jesteś zalogowany, i zapłać kartą testową 4242 4242 4242 4242, z dowolną przyszłą datą i dowolnym CVC. Aby przyjmować prawdziwe płatności, zastąp klucz tym, który zaczyna się od sk_live_.',
  connectedBy: 'Połączenie',
  connectedByText: '{by}, {at}',
  webhook: 'Płatności są widoczne',
  webhookText:
    '{has, select, true {od razu: Stripe zawiadamia tę witrynę.} other {w ciągu minuty: Stripe nie może zawiadamiać tej witryny, na przykład dlatego, że jej adres nie jest publiczny.}}',
  unreadable:
    'Klucza tego konta nie można już odczytać, ponieważ zmieniono klucz serwera. Kupujący nie mogą płacić kartą. Połącz ponownie, wklejając tajny klucz.',
  dashboard: 'Otwórz Stripe',
  disconnect: 'Odłącz Stripe',
  disconnectYes: 'Tak, odłącz',
  disconnectNo: 'Anuluj',
  offline: 'Płatność po złożeniu zamówienia',
  isOffered: 'Kupujący mogą zapłacić po złożeniu zamówienia',
  isOfferedHint: 'Przelewem, na podstawie faktury lub gotówką. Płatność zapisujesz przy zamówieniu.',
  instructions: 'Instrukcje',
  instructionsHint:
    'Kupujący czytają je przy składaniu zamówienia. Napisz, jak i kiedy zapłacić, na przykład podając numer konta.',
  saved: 'Zapisano. Kupujący widzą to od razu.',
} as const;
