import type { CheckoutMessages } from './checkout.messages';

export const polish: CheckoutMessages = {
  gone: (title) => `${title}: produkt nie jest już dostępny. Usuń go z koszyka.`,
  formMissing: (title) => `${title}: brakuje danych. Uzupełnij je w koszyku.`,
  reloadForCurrency: 'Waluta tego sklepu się zmieniła. Odśwież stronę, by zobaczyć kwoty, i wyślij ponownie.',
  usedUp: (codes) => `Kod ${codes} został już wykorzystany i usunięto go z koszyka.`,
  noShipping: 'Wybierz sposób dostawy.',
  otherShipping: 'Wybierz inny sposób dostawy.',
  nowhere: 'Nie wysyłamy tych produktów pod ten adres. Podaj inny.',
  noPayment: 'Wybierz sposób płatności.',
  otherPayment:
    'Ten sposób płatności nie jest już dostępny. Wybierz inny lub odśwież stronę, by zobaczyć dostępne sposoby.',
  noFirstName: 'Podaj imię.',
  noLastName: 'Podaj nazwisko.',
  noStreet: 'Podaj ulicę i numer domu.',
  noCity: 'Podaj miejscowość.',
  noCountry: 'Wybierz kraj.',
  noState: 'Podaj województwo lub region.',
  unknownState: (state, { name, code }) =>
    `Nie znamy stanu „${state}”. Wpisz jego nazwę lub skrót, na przykład ${name} lub ${code}.`,
  noPostalCode: 'Podaj kod pocztowy.',
  giftCardUnknown: 'Kod karty podarunkowej jest nieprawidłowy. Sprawdź go albo zostaw pole puste.',
  giftCardEmpty: 'Na tej karcie podarunkowej nie ma już środków. Zostaw pole puste, aby zamówić bez niej.',
  giftCardsLimited: 'Wypróbowano stąd zbyt wiele kodów. Odczekaj kilka minut albo zamów bez karty podarunkowej.',
  ordersLimited: (minutes) => `Złożono stąd zbyt wiele zamówień. Spróbuj ponownie za ${minutes} min.`,
  placedAlready: (path) =>
    `To zamówienie zostało już złożone. Link do niego jest w otrzymanej wiadomości e-mail; strona ${path} wyśle go ponownie.`,
  unpaidLimited: (most) => (minutes) =>
    `Z Twojej sieci lub z tym adresem e-mail złożono zamówienia, które nie są jeszcze opłacone (${most}). Opłać jedno z nich na jego stronie albo zaczekaj ${minutes} min i zamów ponownie. Koszyk i wpisane dane pozostają.`,
  noText: 'Wpisz tu tekst.',
  tooLong: (most) => `Wpisz najwyżej ${most} znaków.`,
  unprintable: 'Usuń znaki specjalne, których nie widać.',
  stale: 'Odśwież stronę i złóż zamówienie ponownie.',
};
