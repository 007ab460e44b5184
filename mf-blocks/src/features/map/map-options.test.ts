import { MAP_STYLE } from 'shared-types/blocks/map';
import { spec } from '../../../../tools/testing/spec';
import { MAP_LOOKS } from './map-looks';
import { mapOptions } from './map-options';
import { readMap } from './read-map';

const options = (settings: object = {}) => mapOptions(readMap({ location: {}, ...settings }));

spec(['MAP-07', 'MAP-08'], 'every style has its number and name', () => {
  expect(MAP_LOOKS.map(({ style, name }) => [style, name])).toEqual([
    [1, 'Original'],
    [2, 'Grayscale'],
    [3, 'Satellite'],
    [4, 'MinimalLight'],
    [5, 'MinimalDark'],
    [6, 'MinimalBlue'],
  ]);
  const drawn = Object.values(MAP_STYLE).map((style) => JSON.stringify(options({ style })));
  expect(new Set(drawn).size).toBe(6);
});

spec('MAP-06', 'passes the owner’s options to Google', () => {
  expect(options()).toMatchObject({ mapTypeId: 'roadmap', gestureHandling: 'cooperative', disableDefaultUI: false });
  expect(options({ style: 3 }).mapTypeId).toBe('hybrid');
  expect(options({ style: 3, showLabels: false }).mapTypeId).toBe('satellite');
  expect(options({ showTerrain: true }).mapTypeId).toBe('terrain');
  expect(options({ showLabels: false }).styles).toContainEqual({
    elementType: 'labels',
    stylers: [{ visibility: 'off' }],
  });
  expect(options({ draggable: false }).gestureHandling).toBe('none');
  expect(options({ scrollwheel: true }).gestureHandling).toBe('greedy');
  expect(options({ showControls: false }).disableDefaultUI).toBe(true);
});
