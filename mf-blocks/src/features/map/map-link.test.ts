import { spec } from '../../../../tools/testing/spec';
import { mapLink } from './map-link';
import { readMap } from './read-map';

const linkOf = (location: object) => new URL(mapLink(readMap({ location }).place));

spec('MAP-14', 'the link has centre, query and zoom', () => {
  const link = linkOf({
    mapLat: 45.5,
    mapLng: -122.6,
    mapZoom: 15,
    addressTitle: 'A & B',
    addressLine1: 'Alder Street',
  });
  expect(link.origin + link.pathname).toBe('https://maps.google.com/maps');
  expect(Object.fromEntries(link.searchParams)).toEqual({ sll: '45.5,-122.6', q: 'A & B, Alder Street', z: '15' });
});

test('without an address it searches for the marker', () => {
  expect(linkOf({ mapLat: 1, mapLng: 2, markerLat: 1.5, markerLng: 2.5 }).searchParams.get('q')).toBe('1.5,2.5');
});
