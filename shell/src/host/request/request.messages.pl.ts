export const messages = {
  unreachable: 'Nie udało się połączyć…',
  unauthorized: 'Brak uprawnień do tej czynności',
  internal: 'Wewnętrzny błąd serwera. Spróbuj ponownie później.',
  unavailable: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie później.',
  failed: 'Coś poszło nie tak. Spróbuj ponownie.',
  unparseable: 'Błąd wewnętrzny: nie udało się odczytać odpowiedzi serwera z (%url) jako JSON: %message',
} as const;
