import type { MapSettings } from 'shared-types/blocks/map';
import { spec } from '../../../../tools/testing/spec';
import { FakeGoogle, forgetScripts, openMap } from './map.fixture';

forgetScripts();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opens a map that is drawn; `change` changes its settings in the page. */
async function openDrawn() {
  const google = new FakeGoogle();
  google.install();
  const map = openMap('drawn');
  const section = map.find('[data-map]');
  const change = (settings: Partial<MapSettings> | string): void => {
    const before = JSON.parse(section.dataset['map']!) as object;
    section.dataset['map'] = typeof settings === 'string' ? settings : JSON.stringify({ ...before, ...settings });
  };
  map.press();
  await jest.advanceTimersByTimeAsync(0);
  google.made.length = 0;
  return { ...map, google, change };
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

spec('MAP-15', 'changed UI options are shown together, once they have rested for 60 ms', async () => {
  const { google, change } = await openDrawn();
  change({ style: 3 });
  await wait(59);
  change({ showControls: false });
  await wait(59);
  change({ markerDraggable: true });
  await wait(59);
  expect(google.made).toEqual([]);
  await wait(1);
  expect(google.made).toEqual([
    { what: 'changed map', options: expect.objectContaining({ mapTypeId: 'hybrid', disableDefaultUI: true }) },
    { what: 'changed marker', options: { draggable: true, clickable: false } },
  ]);
  await wait(1000);
  expect(google.made).toHaveLength(2);
});

spec('MAP-15', 'where the visitor has moved the map to stays', async () => {
  const { google, change } = await openDrawn();
  change({ location: { mapLat: 1, mapLng: 2, mapZoom: 3 } });
  await wait(60);
  expect(google.made.flatMap(({ options }) => Object.keys(options))).not.toContain('center');
  expect(google.made.flatMap(({ options }) => Object.keys(options))).not.toContain('zoom');
});

spec(['MAP-13', 'MAP-15'], 'the marker opens the link as long as the settings say so', async () => {
  const { google, change, find } = await openDrawn();
  const opened = jest.fn((event: Event) => event.preventDefault());
  find('.blocks-map__link').addEventListener('click', opened);
  change({ linkOnClick: true });
  await wait(60);
  google.listeners.get('click')?.();
  expect(opened).toHaveBeenCalledTimes(1);
  change({ linkOnClick: false });
  await wait(60);
  expect(google.listeners.size).toBe(0);
});

test('settings that changed before the map is asked for are those it is drawn with', async () => {
  const google = new FakeGoogle();
  google.install();
  const { find, press } = openMap('drawn');
  const section = find('[data-map]');
  section.dataset['map'] = JSON.stringify({ ...JSON.parse(section.dataset['map']!), style: 3 });
  press();
  await wait(0);
  expect(google.made[0]?.options['mapTypeId']).toBe('hybrid');
});

test('settings that are invalid are reported, and the map stays as it is', async () => {
  const { google, change, host, status } = await openDrawn();
  change({ style: 7 } as never);
  await wait(60);
  change('{');
  await wait(60);
  expect([google.made, status()]).toEqual([[], '']);
  expect(host.records.map(({ text }) => text)).toEqual([
    expect.stringContaining('The setting “style” must be one of'),
    expect.stringContaining('JSON'),
  ]);
});

test('a map that has stopped follows nothing', async () => {
  const { google, change, host } = await openDrawn();
  change({ style: 3 });
  await wait(0);
  host.end();
  await wait(60);
  change({ style: 2 });
  await wait(60);
  expect(google.made.map(({ what }) => what)).toEqual(['removed']);
});
