export const messages = {
  wentWrong: 'Coś poszło nie tak!',
  logged: 'Błąd zostanie zapisany automatycznie, jeśli na to pozwalasz. Odśwież stronę albo zamknij ten komunikat.',
  unconnected: 'Nie udało się połączyć z Colonnade, spróbuj ponownie',
  kept: 'Sprawdź połączenie z internetem. To, co zostało wpisane, pozostaje na stronie do jej odświeżenia.',
  reload: 'Odśwież stronę',
  clear: 'Zamknij',
} as const;
