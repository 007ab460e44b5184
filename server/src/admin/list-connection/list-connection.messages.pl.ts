import type { ListConnectionMessages } from './list-connection.messages';

export const polish: ListConnectionMessages = {
  url: 'Wpisz adres URL zaczynający się od https://, bez nazwy użytkownika i hasła.',
  privateUrl: 'Wpisz adres URL serwera w publicznym internecie.',
  apiKey: 'Wpisz klucz API.',
  apiKeyAgain: 'Wpisz klucz API ponownie, ponieważ adres URL jest inny.',
  apiKeyWrong:
    'Klucze Mailchimp kończą się myślnikiem i centrum danych, na przykład -us6. Dla innej usługi wpisz też adres URL jej API.',
  audienceId: 'Wpisz identyfikator grupy odbiorców: litery i cyfry, bez spacji.',
  remove: ({ name, count }) =>
    `Lista „${name}” nie będzie już niczego wysyłać do tej usługi. ${count === 0 ? '' : `Zmiany, które czekają lub się nie udały (${count}), zostaną usunięte. `}Subskrybenci w usłudze pozostaną bez zmian.`,
  reason: {
    refused: 'Usługa tego nie przyjęła. Sprawdź połączenie i wyślij ponownie.',
    busy: 'Usługa dostała zbyt wiele zapytań. Otrzyma kolejne później.',
    late: 'Usługa nie odpowiedziała na czas. Sprawdź, czy działa, i wyślij ponownie.',
    unreachable: 'Nie można połączyć się z usługą. Sprawdź adres URL i czy usługa działa, a potem wyślij ponownie.',
    private: 'Adres URL nie prowadzi do publicznego internetu. Wpisz inny.',
    gone: 'Usługa nie chce już wiadomości pod tym adresem URL. Wpisz inny.',
    denied: 'Usługa odrzuciła klucz API. Utwórz w niej nowy klucz i wpisz go tutaj.',
    'no-audience':
      'Usługa nie ma grupy odbiorców o tym identyfikatorze. Skopiuj identyfikator z jej ustawień i wpisz go tutaj.',
    blocked:
      'Usługa nie może zapisać tego adresu, ponieważ jego właściciel zrezygnował w niej z wiadomości albo e-maile do niego wracały. Tylko on sam może zapisać się ponownie, formularzem usługi.',
  },
  done: {
    saved: 'Zapisano.',
    removed: 'Lista nie jest już połączona.',
    tested: 'Usługa odpowiedziała: połączenie działa.',
    resent: 'Zmiany zostaną wysłane ponownie.',
  },
};
