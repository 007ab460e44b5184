import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A place with its address, a picture, a link and, on request, Google's map. */
export const map = {
  id: 'blocks/map',
  implements: [
    'MAP-01',
    'MAP-02',
    'MAP-03',
    'MAP-04',
    'MAP-05',
    'MAP-06',
    'MAP-07',
    'MAP-09',
    'MAP-10',
    'MAP-12',
    'MAP-13',
    'MAP-14',
    'MAP-15',
    'BLOCK-03',
    'PLAT-08',
  ],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.map] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  // Required by Google's guide to a content security policy for maps.
  csp: {
    'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
    'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
    'style-src': ['https://fonts.googleapis.com'],
    'font-src': ['https://fonts.gstatic.com'],
    'worker-src': ['blob:'],
    'trusted-types': ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
  },
  cspKey: 'mapsKey',
  load: () => import('./map.effects'),
  messages: { en: () => import('./map.messages'), pl: () => import('./map.messages.pl') },
} satisfies EnhanceFeature;
