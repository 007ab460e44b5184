import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { element as accordion } from './features/accordion/accordion.view';
import { strings as albumStrings } from './features/album/album.strings';
import { strings as albumPolish } from './features/album/album.strings.pl';
import { element as album } from './features/album/album.view';
import { strings as buttonStrings } from './features/button/button.strings';
import { strings as buttonPolish } from './features/button/button.strings.pl';
import { element as button } from './features/button/button.view';
import { strings as chartStrings } from './features/chart/chart.strings';
import { strings as chartPolish } from './features/chart/chart.strings.pl';
import { element as chart } from './features/chart/chart.view';
import { strings as galleryStrings } from './features/gallery/gallery.strings';
import { strings as galleryPolish } from './features/gallery/gallery.strings.pl';
import { element as gallery } from './features/gallery/gallery.view';
import { strings as imageStrings } from './features/image/image.strings';
import { strings as imagePolish } from './features/image/image.strings.pl';
import { element as image } from './features/image/image.view';
import { strings as lockScreenStrings } from './features/lock-screen/lock-screen.strings';
import { strings as lockScreenPolish } from './features/lock-screen/lock-screen.strings.pl';
import { element as lockScreen } from './features/lock-screen/lock-screen.view';
import { strings as mapStrings } from './features/map/map.strings';
import { strings as mapPolish } from './features/map/map.strings.pl';
import { element as map } from './features/map/map.view';
import { strings as memberAreaStrings } from './features/member-area/member-area.strings';
import { strings as memberAreaPolish } from './features/member-area/member-area.strings.pl';
import { element as memberArea } from './features/member-area/member-area.view';
import { strings as pagePasswordStrings } from './features/page-password/page-password.strings';
import { strings as pagePasswordPolish } from './features/page-password/page-password.strings.pl';
import { element as pagePassword } from './features/page-password/page-password.view';
import { element as quote } from './features/quote/quote.view';
import { strings as reservationsStrings } from './features/reservations/reservations.strings';
import { strings as reservationsPolish } from './features/reservations/reservations.strings.pl';
import { element as reservations } from './features/reservations/reservations.view';
import { strings as searchStrings } from './features/search/search.strings';
import { strings as searchPolish } from './features/search/search.strings.pl';
import { element as search } from './features/search/search.view';
import { strings as sliceStrings } from './features/slice/slice.strings';
import { strings as slicePolish } from './features/slice/slice.strings.pl';
import { element as slice } from './features/slice/slice.view';
import { strings as summaryStrings } from './features/summary/summary.strings';
import { strings as summaryPolish } from './features/summary/summary.strings.pl';
import { element as summary } from './features/summary/summary.view';
import { element as text } from './features/text/text.view';

const UNAVAILABLE = {
  en: '<p>This part of the page cannot be shown right now.</p>',
  pl: '<p>Tej części strony nie można teraz wyświetlić.</p>',
};
/** The empty address is the page's own, with the words in it. */
const NO_SEARCH = {
  en: '<h1>Search</h1><p>The search is not answering right now. Wait a moment and <a href="">try again</a>.</p>',
  pl: '<h1>Szukaj</h1><p>Wyszukiwarka teraz nie odpowiada. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
};

const NO_MEMBER_AREA = {
  en: '<p>Signing in is not answering right now. Wait a moment and <a href="">try again</a>.</p>',
  pl: '<p>Logowanie teraz nie odpowiada. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
};
/** A member to whom the page is not open is told the same: it is true. */
const LOCKED = {
  en: '<h1>This page available only site members</h1>',
  pl: '<h1>Ta strona jest dostępna tylko dla członków witryny</h1>',
};

const NO_PASSWORD = {
  en: '<h1>This page is locked</h1><p>Asking for its password does not work right now. Wait a moment and <a href="">try again</a>.</p>',
  pl: '<h1>Ta strona jest zablokowana</h1><p>Nie można teraz podać hasła. Zaczekaj chwilę i <a href="">spróbuj ponownie</a>.</p>',
};

/** The content blocks on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'blocks/text': { element: text, fallback: UNAVAILABLE },
    'blocks/image': { element: image, fallback: UNAVAILABLE, strings: { en: imageStrings, pl: imagePolish } },
    'blocks/gallery': { element: gallery, fallback: UNAVAILABLE, strings: { en: galleryStrings, pl: galleryPolish } },
    'blocks/accordion': { element: accordion, fallback: UNAVAILABLE },
    'blocks/map': { element: map, fallback: UNAVAILABLE, strings: { en: mapStrings, pl: mapPolish } },
    'blocks/button': { element: button, fallback: UNAVAILABLE, strings: { en: buttonStrings, pl: buttonPolish } },
    'blocks/quote': { element: quote, fallback: UNAVAILABLE },
    'blocks/reservations': {
      element: reservations,
      fallback: UNAVAILABLE,
      strings: { en: reservationsStrings, pl: reservationsPolish },
    },
    'blocks/summary': { element: summary, fallback: UNAVAILABLE, strings: { en: summaryStrings, pl: summaryPolish } },
    'blocks/chart': { element: chart, fallback: UNAVAILABLE, strings: { en: chartStrings, pl: chartPolish } },
    'blocks/album': { element: album, fallback: UNAVAILABLE, strings: { en: albumStrings, pl: albumPolish } },
    'blocks/member-area': {
      element: memberArea,
      fallback: NO_MEMBER_AREA,
      strings: { en: memberAreaStrings, pl: memberAreaPolish },
    },
    'blocks/lock-screen': {
      element: lockScreen,
      fallback: LOCKED,
      strings: { en: lockScreenStrings, pl: lockScreenPolish },
    },
    'blocks/page-password': {
      element: pagePassword,
      fallback: NO_PASSWORD,
      strings: { en: pagePasswordStrings, pl: pagePasswordPolish },
    },
    'blocks/slice': { element: slice, fallback: UNAVAILABLE, strings: { en: sliceStrings, pl: slicePolish } },
    'blocks/search': { element: search, fallback: NO_SEARCH, strings: { en: searchStrings, pl: searchPolish } },
  },
} satisfies RenderRemote;
