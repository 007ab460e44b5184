import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './map.example';
import { FakeGoogle, forgetScripts, openMap, scripts, settled } from './map.fixture';
import { messages } from './map.messages';
import { element } from './map.view';

forgetScripts();

spec('MAP-14', 'shows the address, a picture and a link, and nothing of Google’s', async () => {
  for (const name of ['drawn', 'pictured', 'nowhere', 'long'] as const) {
    const root = showView(element(examples[name], createFakeHost(messages)));
    expect(root.querySelector('a')?.href).toMatch(/^https:\/\/maps\.google\.com\/maps\?sll=.+&q=.+&z=\d+$/);
    expect(root.querySelector('a')?.textContent).toBe('Open in Google Maps (opens in a new window)');
    expect(root.querySelector('[data-map-show]')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  }
});

spec('MAP-01', 'shows the address of the place', () => {
  const root = showView(element(examples.drawn, createFakeHost(messages)));
  expect([...root.querySelectorAll('address > *')].map(({ textContent }) => textContent)).toEqual([
    'Fern & Kiln',
    '1420 SE Alder Street',
    'Portland, Oregon 97214',
    'United States',
  ]);
  expect(root.querySelector('section')?.getAttribute('aria-label')).toBe('Map of Fern & Kiln');
});

test('requests nothing from Google before the visitor asks for the map', async () => {
  const { find } = openMap('pictured');
  await settled();
  expect([scripts(), find('[data-map-canvas]').hidden]).toEqual([[], true]);
  expect(await axeFindings()).toEqual([]);
});

spec(['MAP-06', 'MAP-05'], 'draws the map when the visitor asks for it, and moves the focus there', async () => {
  const google = new FakeGoogle();
  google.install();
  const { press, find, status } = openMap('pictured');
  press();
  expect(status()).toBe('Loading the map…');
  await settled();
  expect(google.made.map(({ what }) => what)).toEqual(['map', 'marker']);
  expect(google.made[1]?.options).toMatchObject({ position: { lat: 45.5178, lng: -122.6515 }, draggable: true });
  expect([find('[data-map-prompt]').hidden, document.activeElement, status()]).toEqual([
    true,
    find('[data-map-canvas]'),
    '',
  ]);
});

spec('MAP-13', 'a click on the marker opens the link, unless it is being dragged', async () => {
  const google = new FakeGoogle();
  google.install();
  const { press, find } = openMap('pictured');
  const opened = jest.fn((event: Event) => event.preventDefault());
  find('.blocks-map__link').addEventListener('click', opened);
  press();
  await settled();
  const emit = (event: string) => google.listeners.get(event)?.();
  emit('dragstart');
  emit('click');
  expect(opened).not.toHaveBeenCalled();
  emit('dragend');
  emit('click');
  expect(opened).toHaveBeenCalledTimes(1);
});

spec('MAP-13', 'a marker without a link has no click handler', async () => {
  const google = new FakeGoogle();
  google.install();
  openMap('drawn').press();
  await settled();
  expect([google.listeners.size, google.made[1]?.options['clickable']]).toEqual([0, false]);
});

spec('BLOCK-03', 'if the script fails, picture, address and link stay, with a message and a retry button', async () => {
  Object.assign(globalThis, {
    google: {
      maps: { importLibrary: () => Promise.reject(new Error('The Google Maps JavaScript API could not load.')) },
    },
  });
  const { press, find, status, host } = openMap('pictured');
  press();
  await settled();
  expect(status()).toBe('The map could not be loaded. The address and the link to it are still here.');
  expect([find('[data-map-show]').textContent, find('[data-map-canvas]').hidden]).toEqual(['Try again', true]);
  expect(host.records.map(({ text }) => text)).toEqual(['The Google Maps JavaScript API could not load.']);
  new FakeGoogle().install();
  press();
  await settled();
  expect([status(), find('[data-map-canvas]').hidden]).toEqual(['', false]);
});

spec('MAP-12', 'times out after 30 seconds', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { google: { maps: { importLibrary: () => new Promise(() => undefined) } } });
  const { press, status } = openMap('drawn');
  press();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(status()).toBe('Loading the map…');
  await jest.advanceTimersByTimeAsync(1);
  expect(status()).toMatch('could not be loaded');
  jest.useRealTimers();
});

test('leaves nothing when it has stopped, and draws nothing that loads later', async () => {
  const google = new FakeGoogle();
  google.install();
  const { press, root, host, served } = openMap('drawn');
  press();
  await settled();
  host.end();
  expect([root.innerHTML, google.made.at(-1)?.what]).toEqual([served, 'removed']);
  const late = openMap('drawn');
  late.press();
  late.host.end();
  await settled();
  expect(late.root.innerHTML).toBe(late.served);
});

test('rejects settings without a place', () => {
  const { block } = examples.drawn;
  expect(() => element({ ...examples.drawn, block: { ...block, settings: {} } }, createFakeHost(messages))).toThrow(
    'The setting “location” must be an object.',
  );
});
