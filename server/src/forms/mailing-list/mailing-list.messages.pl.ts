import type { MailingListMessages } from './mailing-list.messages';

export const polish: MailingListMessages = {
  confirmed: 'Subskrypcja jest aktywna.',
  unsubscribed: 'Subskrypcja została zakończona. Nie dostaniesz więcej e-maili z tej listy.',
  requested: 'Nowy e-mail jest w drodze. Otwórz link, który zawiera, aby potwierdzić subskrypcję.',
  confirmation: {
    subject: (siteName) => `Potwierdź subskrypcję: ${siteName}`,
    title: 'Potwierdź subskrypcję',
    text: ({ list, siteName }) =>
      `Ktoś, najpewniej Ty, chce dostawać „${list}” z witryny ${siteName} na ten adres. Potwierdź to w ciągu dwóch tygodni:`,
    link: 'Potwierdź subskrypcję',
    otherwise: 'Jeśli to nie Ty, nie musisz nic robić. Ten adres nie trafił na listę.',
  },
  welcome: {
    subject: (siteName) => `Subskrypcja: ${siteName}`,
    title: 'Subskrypcja jest aktywna',
    text: ({ list, siteName }) =>
      `Od teraz dostajesz „${list}” z witryny ${siteName} na ten adres. Z listy można wypisać się w każdej chwili:`,
    link: 'Wypisz się',
  },
};
