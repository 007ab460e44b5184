import type { Samples } from '../../tools/workbench/samples';
import { examples as accordion } from './features/accordion/accordion.example';
import { examples as album } from './features/album/album.example';
import { examples as button } from './features/button/button.example';
import { examples as chart } from './features/chart/chart.example';
import { examples as gallery } from './features/gallery/gallery.example';
import { examples as image } from './features/image/image.example';
import { examples as lockScreen } from './features/lock-screen/lock-screen.example';
import { examples as map } from './features/map/map.example';
import { examples as memberArea } from './features/member-area/member-area.example';
import { examples as pagePassword } from './features/page-password/page-password.example';
import { examples as quote } from './features/quote/quote.example';
import { examples as reservations } from './features/reservations/reservations.example';
import { examples as search } from './features/search/search.example';
import { examples as slice } from './features/slice/slice.example';
import { examples as summary } from './features/summary/summary.example';
import { examples as text } from './features/text/text.example';

/** The samples on this remote’s workbench. */
export const workbench = {
  'blocks/accordion': accordion,
  'blocks/album': album,
  'blocks/button': button,
  'blocks/chart': chart,
  'blocks/gallery': gallery,
  'blocks/image': image,
  'blocks/lock-screen': lockScreen,
  'blocks/map': map,
  'blocks/member-area': memberArea,
  'blocks/page-password': pagePassword,
  'blocks/quote': quote,
  'blocks/reservations': reservations,
  'blocks/search': search,
  'blocks/slice': slice,
  'blocks/summary': summary,
  'blocks/text': text,
} satisfies Samples;
