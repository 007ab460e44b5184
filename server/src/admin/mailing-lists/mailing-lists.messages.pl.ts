import type { MailingListsMessages } from './mailing-lists.messages';

export const polish: MailingListsMessages = {
  name: 'Wpisz nazwę.',
  taken: 'Inna lista ma już tę nazwę.',
  listRequired: 'Wybierz listę',
  consent: 'Potwierdź, że te osoby zgodziły się dostawać Twoje e-maile.',
  addresses: 'Wpisz co najmniej jeden adres e-mail.',
  tooLong: (most) => `Dodaj najwyżej ${most} wierszy naraz.`,
  wrongLines: (lines, more) =>
    `Niczego nie dodano. To nie jest adres e-mail: ${lines.map(([line, text]) => `wiersz ${line} (${text})`).join(', ')}${more > 0 ? ` i kolejne: ${more}` : ''}.`,
  removeList: ({ name, count }) =>
    `Lista „${name}” zostanie usunięta wraz ze wszystkimi adresami (${count}) i z zapisem, kto zrezygnował. Tego nie można cofnąć.`,
  removeSubscriber: (email) =>
    `${email} zostanie usunięty z listy wraz z zapisem zgody. Ten adres będzie można zapisać ponownie. Tego nie można cofnąć.`,
  columns: {
    email: 'E-mail',
    state: 'Status',
    since: 'Od',
    confirmedAt: 'Potwierdzono',
    unsubscribedAt: 'Zrezygnowano',
    page: 'Strona',
    shownText: 'Tekst formularza',
    unsubscribeUrl: 'Link do rezygnacji',
  },
  done: {
    created: 'Lista została utworzona.',
    saved: 'Zapisano.',
    removed: 'Lista została usunięta.',
    connected: 'Formularz jest połączony z listą.',
    disconnected: 'Formularz nie jest już połączony z listą.',
    'subscriber-removed': 'Adres został usunięty.',
    'subscribers-added': 'Adresy zostały dodane.',
  },
};
