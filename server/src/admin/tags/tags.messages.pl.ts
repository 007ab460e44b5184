import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import type { TagsMessages } from './tags.messages';

export const polish: TagsMessages = {
  name: `Wpisz tag o długości od 1 do ${PAGE_RECORD_LIMIT.tag} znaków.`,
  exists: 'Ten tag już istnieje',
  noneChosen: 'Wybierz co najmniej jeden tag.',
  mergeQuestion: (tags, into, pages) =>
    `Scalić ${tags} w „${into}”? Liczba stron, które od razu się zmienią: ${pages}. Możesz to cofnąć, dopóki tagi nie zmienią się znowu.`,
  removeQuestion: (tags, pages) =>
    `Usunąć ${tags}? Liczba stron, które od razu stracą te tagi: ${pages}. Możesz to cofnąć, dopóki tagi nie zmienią się znowu.`,
  and: ' i ',
  more: (count) => `jeszcze ${count}`,
  renamedNote: (tags, name) => `Zmieniono nazwę tagu ${tags} na „${name}”`,
  mergedNote: (tags, name) => `Scalono tagi w „${name}”: ${tags}`,
  removedNote: (tags) => `Usunięto tagi: ${tags}`,
  undoneNote: (note) => `Cofnięto: ${note}`,
};
