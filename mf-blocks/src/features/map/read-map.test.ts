import { spec } from '../../../../tools/testing/spec';
import { readMap } from './read-map';

const place = (location: object) => readMap({ location }).place;

spec(['MAP-02', 'MAP-03', 'MAP-04', 'MAP-05'], 'missing settings have their defaults', () => {
  expect(place({})).toMatchObject({ center: { lat: 40.7681, lng: -73.9819 }, zoom: 12, title: '', lines: [] });
  expect(place({}).marker).toEqual(place({}).center);
  expect(place({ mapLat: 0, mapLng: 0 }).marker).toEqual({ lat: 0, lng: 0 });
  expect(place({ mapLat: 0, mapLng: 0, markerLat: 1, markerLng: 2, mapZoom: 3 })).toMatchObject({
    marker: { lat: 1, lng: 2 },
    zoom: 3,
  });
});

spec('MAP-06', 'options have their defaults', () => {
  expect(readMap({ location: {} })).toMatchObject({
    style: 1,
    showLabels: true,
    showTerrain: false,
    draggable: true,
    scrollwheel: false,
    showControls: true,
    disableDefaultUI: false,
    markerDraggable: false,
    linkOnClick: false,
  });
});

test.each([
  ['The setting “location” must be an object.', {}],
  ['The setting “location.mapLat” must be a number from -90 to 90.', { location: { mapLat: 91, mapLng: 0 } }],
  ['The setting “location.mapZoom” must be a number from 0 to 22.', { location: { mapZoom: '12' } }],
  ['The setting “style” must be one of 1, 2, 3, 4, 5, 6.', { location: {}, style: 7 }],
  ['The setting “draggable” must be true or false.', { location: {}, draggable: 'no' }],
])('rejects with “%s”', (message, settings) => {
  expect(() => readMap(settings)).toThrow(message);
});
