import type { ErrorCode } from './errors';

const INVALID = 'Co najmniej jedno pole jest wypełnione nieprawidłowo. Sprawdź wpisane dane.';

/** Every refusal of the server in Polish. */
export const polish: Readonly<Record<ErrorCode, string>> = {
  'site/invalid-input': INVALID,
  'site/crumb': 'Ta strona była otwarta zbyt długo. Wyślij jeszcze raz.',
  'site/origin': 'To żądanie przyszło z innej witryny i nie zostało wykonane.',
  'site/not-found': 'Pod tym adresem nic nie ma.',
  'site/host-unknown': 'Pod tym adresem nie ma żadnej witryny.',
  'site/content-type': 'Wyślij to żądanie jako JSON albo jako formularz.',
  'site/too-large': 'Przesłane dane są zbyt obszerne. Skróć je i wyślij ponownie.',
  'site/image-unavailable': 'Nie ma takiego obrazu.',
  'site/internal': 'Wewnętrzny błąd serwera. Spróbuj ponownie później.',
  'site/unavailable': 'Usługa jest chwilowo niedostępna. Spróbuj ponownie później.',
  'site/rate-limited': 'Zbyt wiele żądań. Odczekaj chwilę i spróbuj ponownie.',
  'telemetry/full': 'W tej chwili nie ma na to miejsca. Wyślij ponownie później.',
  'site/login-required': 'Zaloguj się, aby kontynuować.',
  'site/not-allowed': 'Twoje role w tej witrynie tego nie obejmują.',
  'commerce/variant-not-found': 'Ten produkt nie jest już dostępny.',
  'commerce/line-not-found': 'Tego produktu nie ma już w koszyku.',
  'commerce/line-form-gone': 'Do tego produktu nie ma już nic do uzupełnienia.',
  'commerce/line-form-invalid': INVALID,
  'commerce/line-sold-out': 'Ten produkt jest wyprzedany.',
  'commerce/line-too-many': 'Nie mamy tylu sztuk na stanie.',
  'commerce/cart-full': 'W koszyku nie zmieści się więcej różnych produktów. Usuń jeden, aby dodać inny.',
  'commerce/cart-expired': 'Sesja wygasła albo pliki cookie są wyłączone. Nie możemy przejść do kasy.',
  'commerce/cart-empty': 'Twój koszyk jest pusty.',
  'commerce/checkout-invalid': INVALID,
  'commerce/total-changed': 'Kwota zmieniła się od ostatniego wyświetlenia. Sprawdź ją i złóż zamówienie ponownie.',
  'commerce/minimum-subtotal': 'Wartość zamówienia jest niższa od minimalnej.',
  'commerce/shipping-unavailable': 'Ten sposób dostawy nie obejmuje podanego adresu. Wybierz inny.',
  'commerce/order-key-used': 'To zamówienie zostało już wysłane. Odśwież stronę, aby złożyć następne.',
  'forms/key-unknown': 'Nie udało się przygotować wysyłki formularza. Spróbuj ponownie później.',
  'forms/key-used': 'Ten formularz został już wysłany z innymi odpowiedziami. Wyślij go ponownie.',
  'forms/not-configured': 'Ten formularz nie został jeszcze skonfigurowany.',
  'forms/rate-limited': 'Nie udało się wysłać formularza: wysłano ich zbyt wiele. Spróbuj ponownie później.',
  'forms/unparsable': 'Nie udało się odczytać pól formularza. Sprawdź wpisane dane.',
  'config/sign-in-wrong':
    'Ten adres e-mail i hasło nie otwierają tej witryny. Sprawdź jedno i drugie i spróbuj ponownie.',
  'config/sign-in-limited': 'Zbyt wiele prób logowania. Odczekaj chwilę i spróbuj ponownie.',
  'config/reset-limited': 'Zbyt wiele próśb o list. Odczekaj chwilę i spróbuj ponownie.',
  'config/reset-link-gone':
    'Ten odnośnik został już użyty, jest za stary albo zastąpił go nowszy list. Poproś o kolejny list.',
  'config/cookies-invalid': 'Nie wszystko da się zapisać. Sprawdź zaznaczone pola i zapisz ponownie.',
  'config/cookies-conflict':
    'Ktoś inny zapisał w międzyczasie inne ustawienia. Sprawdź zaznaczone pola i zapisz ponownie, aby je zastąpić.',
  'config/announcement-invalid': 'Nie wszystko da się zapisać. Sprawdź zaznaczone pola i zapisz ponownie.',
  'config/announcement-conflict':
    'Ktoś inny zapisał w międzyczasie inne ogłoszenie. Sprawdź zaznaczone pola i zapisz ponownie, aby je zastąpić.',
  'config/invitations-limited': 'Wysłano zbyt wiele zaproszeń. Odczekaj chwilę i spróbuj ponownie.',
  'config/member-known': 'Członek o tym adresie e-mail już istnieje.',
  'config/member-gone': 'W tej witrynie nie ma już takiego członka.',
  'config/member-joined':
    'Ten członek nie czeka na zaproszenie: hasło zostało już wybrane albo logowanie jest wyłączone.',
  'config/member-conflict':
    'Ktoś inny zmienił w międzyczasie dane tego członka. Sprawdź zaznaczone pola i zapisz ponownie, aby je zastąpić.',
  'site/page-password-wrong': 'To nie jest hasło do tej strony. Sprawdź je i spróbuj ponownie.',
  'site/member-sign-in-wrong':
    'Ten adres e-mail i hasło nie należą do członka tej witryny. Sprawdź jedno i drugie i spróbuj ponownie.',
  'site/member-sign-in-limited': 'Zbyt wiele prób logowania. Odczekaj chwilę i spróbuj ponownie.',
  'forms/invalid': INVALID,
};
