import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { element as accordion } from './features/accordion/accordion.view';
import { messages as albumMessages } from './features/album/album.messages';
import { messages as albumPolish } from './features/album/album.messages.pl';
import { element as album } from './features/album/album.view';
import { messages as buttonMessages } from './features/button/button.messages';
import { messages as buttonPolish } from './features/button/button.messages.pl';
import { element as button } from './features/button/button.view';
import { messages as chartMessages } from './features/chart/chart.messages';
import { messages as chartPolish } from './features/chart/chart.messages.pl';
import { element as chart } from './features/chart/chart.view';
import { messages as galleryMessages } from './features/gallery/gallery.messages';
import { messages as galleryPolish } from './features/gallery/gallery.messages.pl';
import { element as gallery } from './features/gallery/gallery.view';
import { messages as imageMessages } from './features/image/image.messages';
import { messages as imagePolish } from './features/image/image.messages.pl';
import { element as image } from './features/image/image.view';
import { messages as lockScreenMessages } from './features/lock-screen/lock-screen.messages';
import { messages as lockScreenPolish } from './features/lock-screen/lock-screen.messages.pl';
import { element as lockScreen } from './features/lock-screen/lock-screen.view';
import { messages as mapMessages } from './features/map/map.messages';
import { messages as mapPolish } from './features/map/map.messages.pl';
import { element as map } from './features/map/map.view';
import { messages as memberAreaMessages } from './features/member-area/member-area.messages';
import { messages as memberAreaPolish } from './features/member-area/member-area.messages.pl';
import { element as memberArea } from './features/member-area/member-area.view';
import { messages as pagePasswordMessages } from './features/page-password/page-password.messages';
import { messages as pagePasswordPolish } from './features/page-password/page-password.messages.pl';
import { element as pagePassword } from './features/page-password/page-password.view';
import { element as quote } from './features/quote/quote.view';
import { messages as reservationsMessages } from './features/reservations/reservations.messages';
import { messages as reservationsPolish } from './features/reservations/reservations.messages.pl';
import { element as reservations } from './features/reservations/reservations.view';
import { messages as searchMessages } from './features/search/search.messages';
import { messages as searchPolish } from './features/search/search.messages.pl';
import { element as search } from './features/search/search.view';
import { messages as sliceMessages } from './features/slice/slice.messages';
import { messages as slicePolish } from './features/slice/slice.messages.pl';
import { element as slice } from './features/slice/slice.view';
import { messages as summaryMessages } from './features/summary/summary.messages';
import { messages as summaryPolish } from './features/summary/summary.messages.pl';
import { element as summary } from './features/summary/summary.view';
import { element as text } from './features/text/text.view';

const UNAVAILABLE = {
  en: '<p>This part of the page cannot be shown right now.</p>',
  pl: '<p>Tej części strony nie można teraz wyświetlić.</p>',
};
/** The empty address is the page's own, with the words in it. */
const NO_SEARCH = {
  en: '<h1>Search</h1><p>Search is not available right now. Wait a moment and <a href="">try again</a>.</p>',
  pl: '<h1>Szukaj</h1><p>Wyszukiwarka jest chwilowo niedostępna. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
};

const NO_MEMBER_AREA = {
  en: '<p>Sign-in is not available right now. Wait a moment and <a href="">try again</a>.</p>',
  pl: '<p>Logowanie jest chwilowo niedostępne. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
};
/** A member to whom the page is not open is told the same: it is true. */
const LOCKED = {
  en: '<h1>This page available only site members</h1>',
  pl: '<h1>Ta strona jest dostępna tylko dla członków witryny</h1>',
};

const NO_PASSWORD = {
  en: '<h1>This page is locked</h1><p>You cannot enter its password right now. Wait a moment and <a href="">try again</a>.</p>',
  pl: '<h1>Ta strona jest zablokowana</h1><p>Nie można teraz podać hasła. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
};

/** The content blocks on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'blocks/text': { element: text, fallback: UNAVAILABLE },
    'blocks/image': { element: image, fallback: UNAVAILABLE, messages: { en: imageMessages, pl: imagePolish } },
    'blocks/gallery': { element: gallery, fallback: UNAVAILABLE, messages: { en: galleryMessages, pl: galleryPolish } },
    'blocks/accordion': { element: accordion, fallback: UNAVAILABLE },
    'blocks/map': { element: map, fallback: UNAVAILABLE, messages: { en: mapMessages, pl: mapPolish } },
    'blocks/button': { element: button, fallback: UNAVAILABLE, messages: { en: buttonMessages, pl: buttonPolish } },
    'blocks/quote': { element: quote, fallback: UNAVAILABLE },
    'blocks/reservations': {
      element: reservations,
      fallback: UNAVAILABLE,
      messages: { en: reservationsMessages, pl: reservationsPolish },
    },
    'blocks/summary': { element: summary, fallback: UNAVAILABLE, messages: { en: summaryMessages, pl: summaryPolish } },
    'blocks/chart': { element: chart, fallback: UNAVAILABLE, messages: { en: chartMessages, pl: chartPolish } },
    'blocks/album': { element: album, fallback: UNAVAILABLE, messages: { en: albumMessages, pl: albumPolish } },
    'blocks/member-area': {
      element: memberArea,
      fallback: NO_MEMBER_AREA,
      messages: { en: memberAreaMessages, pl: memberAreaPolish },
    },
    'blocks/lock-screen': {
      element: lockScreen,
      fallback: LOCKED,
      messages: { en: lockScreenMessages, pl: lockScreenPolish },
    },
    'blocks/page-password': {
      element: pagePassword,
      fallback: NO_PASSWORD,
      messages: { en: pagePasswordMessages, pl: pagePasswordPolish },
    },
    'blocks/slice': { element: slice, fallback: UNAVAILABLE, messages: { en: sliceMessages, pl: slicePolish } },
    'blocks/search': { element: search, fallback: NO_SEARCH, messages: { en: searchMessages, pl: searchPolish } },
  },
} satisfies RenderRemote;
