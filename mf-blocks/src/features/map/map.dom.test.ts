import { createFakeHost } from '../../../../tools/testing/fake-host';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/sample-context';
import { axeFindings, showView } from '../../../../tools/testing/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './map.effects';
import { examples } from './map.example';
import { strings } from './map.strings';
import { element } from './map.view';

const mapsKey = 'QUl6YS1leGFtcGxlX2tleQ==';
const withKey = { website: { ...SAMPLE_CONTEXT.website, mapsKey } };

function open(name: keyof typeof examples, context: object = withKey) {
  const host = createFakeHost(strings, { context });
  const root = showView(element(examples[name], host));
  const served = root.innerHTML;
  start(root, host);
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
  return {
    host,
    root,
    served,
    find,
    press: () => find('[data-map-show]').click(),
    status: () => find('[role=status]').textContent,
  };
}

/** What Google's script puts into the page, as far as the map asks for it. */
class FakeGoogle {
  readonly made: { what: string; options: Record<string, unknown> }[] = [];
  readonly listeners = new Map<string, () => void>();

  install(): void {
    const { made, listeners } = this;
    class Map {
      constructor(canvas: HTMLElement, options: Record<string, unknown>) {
        canvas.append('drawn');
        made.push({ what: 'map', options });
      }
    }
    class Marker {
      constructor(options: Record<string, unknown>) {
        made.push({ what: 'marker', options });
      }
      addListener(event: string, listener: () => void) {
        listeners.set(event, listener);
        return { remove: () => listeners.delete(event) };
      }
      setMap() {
        made.push({ what: 'removed', options: {} });
      }
    }
    const importLibrary = async (name: string) => (name === 'maps' ? { Map } : { Marker });
    Object.assign(globalThis, { google: { maps: { importLibrary } } });
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'google');
  for (const script of scripts()) script.remove();
});

spec('MAP-14', 'shows the address, a picture and a link, and nothing of Google’s', async () => {
  for (const name of ['drawn', 'pictured', 'nowhere', 'long'] as const) {
    const root = showView(element(examples[name], createFakeHost(strings)));
    expect(root.querySelector('a')?.href).toMatch(/^https:\/\/maps\.google\.com\/maps\?sll=.+&q=.+&z=\d+$/);
    expect(root.querySelector('a')?.textContent).toBe('Open in Google Maps (opens in a new window)');
    expect(root.querySelector('[data-map-show]')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  }
});

spec('MAP-01', 'the address is that of the place', () => {
  const root = showView(element(examples.drawn, createFakeHost(strings)));
  expect([...root.querySelectorAll('address > *')].map(({ textContent }) => textContent)).toEqual([
    'Fern & Kiln',
    '1420 SE Alder Street',
    'Portland, Oregon 97214',
    'United States',
  ]);
  expect(root.querySelector('section')?.getAttribute('aria-label')).toBe('Map of Fern & Kiln');
});

test('asks Google for nothing before the visitor does', async () => {
  const { find } = open('pictured');
  await settled();
  expect([scripts(), find('[data-map-canvas]').hidden]).toEqual([[], true]);
  expect(await axeFindings()).toEqual([]);
});

spec(['MAP-06', 'MAP-05'], 'draws the map where the visitor asks for it, and moves the focus there', async () => {
  const google = new FakeGoogle();
  google.install();
  const { press, find, status } = open('pictured');
  press();
  expect(status()).toBe('The map is on its way.');
  await settled();
  expect(google.made.map(({ what }) => what)).toEqual(['map', 'marker']);
  expect(google.made[1]?.options).toMatchObject({ position: { lat: 45.5178, lng: -122.6515 }, draggable: true });
  expect([find('[data-map-ask]').hidden, document.activeElement, status()]).toEqual([
    true,
    find('[data-map-canvas]'),
    '',
  ]);
});

spec('MAP-13', 'a click on the marker opens the link, unless it is being dragged', async () => {
  const google = new FakeGoogle();
  google.install();
  const { press, find } = open('pictured');
  const opened = jest.fn((event: Event) => event.preventDefault());
  find('.blocks-map__link').addEventListener('click', opened);
  press();
  await settled();
  const tell = (event: string) => google.listeners.get(event)?.();
  tell('dragstart');
  tell('click');
  expect(opened).not.toHaveBeenCalled();
  tell('dragend');
  tell('click');
  expect(opened).toHaveBeenCalledTimes(1);
});

spec('MAP-13', 'a marker without a link hears of no click', async () => {
  const google = new FakeGoogle();
  google.install();
  open('drawn').press();
  await settled();
  expect([google.listeners.size, google.made[1]?.options['clickable']]).toEqual([0, false]);
});

spec('BLOCK-03', 'a script that fails leaves picture, address and link, says so, and can be tried again', async () => {
  Object.assign(globalThis, {
    google: {
      maps: { importLibrary: () => Promise.reject(new Error('The Google Maps JavaScript API could not load.')) },
    },
  });
  const { press, find, status, host } = open('pictured');
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

spec('MAP-12', 'a script that hangs is given up after 30 seconds', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { google: { maps: { importLibrary: () => new Promise(() => undefined) } } });
  const { press, status } = open('drawn');
  press();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(status()).toBe('The map is on its way.');
  await jest.advanceTimersByTimeAsync(1);
  expect(status()).toMatch('could not be loaded');
  jest.useRealTimers();
});

/** Google refuses the site's key, which it finds out when a map is there. */
const refuse = () => (globalThis as unknown as { gm_authFailure: () => void }).gm_authFailure();

test('a key that Google refuses gives the picture back', async () => {
  new FakeGoogle().install();
  const { press, find, status } = open('drawn');
  press();
  await settled();
  refuse();
  expect([find('[data-map-canvas]').hidden, find('[data-map-ask]').hidden]).toEqual([true, false]);
  expect(status()).toMatch('could not be loaded');
});

test('a map that comes late leaves the focus to who has gone on', async () => {
  new FakeGoogle().install();
  const { press, find } = open('drawn');
  document.body.insertAdjacentHTML('beforeend', '<input aria-label="Name">');
  const field = document.querySelector('input');
  find('[data-map-show]').focus();
  press();
  field?.focus();
  await settled();
  expect([find('[data-map-canvas]').hidden, document.activeElement]).toEqual([false, field]);
  refuse();
  expect(document.activeElement).toBe(field);
});

test('the focus goes from the button to the map without a scroll', async () => {
  new FakeGoogle().install();
  const { press, find } = open('drawn');
  find('[data-map-show]').focus();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  press();
  await settled();
  expect(document.activeElement).toBe(find('[data-map-canvas]'));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

spec('BLOCK-03', 'a refused key gives the focus of who is on the map to the button that tries again', async () => {
  new FakeGoogle().install();
  const { press, find } = open('drawn');
  find('[data-map-show]').focus();
  press();
  await settled();
  refuse();
  expect(document.activeElement).toBe(find('[data-map-show]'));
});

spec('BLOCK-02', 'a refused key says nothing in a map that nobody has asked for', async () => {
  new FakeGoogle().install();
  const { press, root, served, host, status } = open('drawn');
  const neighbour = document.createElement('div');
  neighbour.innerHTML = served;
  root.after(neighbour);
  start(neighbour, host);
  press();
  await settled();
  refuse();
  expect(status()).toMatch('could not be loaded');
  expect(neighbour.querySelector('[role=status]')?.textContent).toBe('');
  expect(neighbour.querySelector('[data-map-show]')?.textContent).toBe('Show the map');
  expect(host.records).toHaveLength(1);
});

test('leaves nothing when it has stopped, and draws nothing that comes later', async () => {
  const google = new FakeGoogle();
  google.install();
  const { press, root, host, served } = open('drawn');
  press();
  await settled();
  host.end();
  expect([root.innerHTML, google.made.at(-1)?.what]).toEqual([served, 'removed']);
  const late = open('drawn');
  late.press();
  late.host.end();
  await settled();
  expect(late.root.innerHTML).toBe(late.served);
});

test('refuses settings without a place', () => {
  const { block } = examples.drawn;
  expect(() => element({ ...examples.drawn, block: { ...block, settings: {} } }, createFakeHost(strings))).toThrow(
    'The setting “location” must be an object.',
  );
});
