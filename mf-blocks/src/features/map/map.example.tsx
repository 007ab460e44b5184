import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const location = {
  mapLat: 45.5178,
  mapLng: -122.6515,
  mapZoom: 15,
  addressTitle: 'Fern & Kiln',
  addressLine1: '1420 SE Alder Street',
  addressLine2: 'Portland, Oregon 97214',
  addressCountry: 'United States',
};
const picture = { src: '/images/street.jpg', width: 1600, height: 900, alt: 'The studio’s door on Alder Street' };
const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a07', type: BLOCK_TYPE.map, settings },
  data: {},
});

export const examples = {
  drawn: block({ location }),
  pictured: block({ location, picture, style: 2, linkOnClick: true, markerDraggable: true }),
  nowhere: block({ location: {} }),
  long: block({ location: { ...location, addressTitle: 'Donaudampfschifffahrt'.repeat(8) } }),
} as const;
