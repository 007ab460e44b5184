import type { PagesMessages } from './pages.messages';

export const polish: PagesMessages = {
  titleMissing: 'Wpisz tytuł.',
  choosePages: 'Zaznacz strony do opublikowania.',
  invalidPath: (path) => `${path} nie jest poprawnym adresem strony`,
  created: 'Utworzono stronę. Odwiedzający zobaczą ją, gdy ją opublikujesz.',
  copyTitle: (title) => `${title} (kopia)`,
  removed: 'Przeniesiono do kosza. Stronę można przywrócić przez 30 dni.',
  returned: 'Strona wróciła i odwiedzający znowu ją widzą.',
  returnedAsDraft: 'Strona wróciła jako szkic.',
  returnedUnpublished: (reason) =>
    `Strona wróciła jako szkic, bo odwiedzający nie mogą jej widzieć jak przedtem: ${reason}.`,
  published: (count) => {
    if (count === 0) return 'Nie ma czego publikować: odwiedzający widzą już wszystko.';
    return count === 1 ? 'Opublikowano.' : `Opublikowano strony: ${count}.`;
  },
  ready: 'Oznaczono do sprawdzenia.',
  notReady: 'Nie jest już oznaczona do sprawdzenia.',
  mistake: ({ title, place, message }) => `${title}${place === '' ? '' : `, ${place}`}: ${message}`,
};
