import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { spec } from '../../../../tools/testing/spec';
import { startLightboxLinks } from './lightbox-links.effects';
import { LIVE_LIGHTBOX } from './live-lightbox.fixture';

const PAGE = `<div id="block"><a id="one" href="/images/1/a.jpg?format=2500w" data-lightbox="set"><img id="thumb" alt="A"></a>
  <a id="other" href="#there">Other</a></div>`;

function openLinks(lightbox = LIVE_LIGHTBOX) {
  document.body.innerHTML = PAGE + lightbox;
  const host = createFakeHost({});
  const sent: string[] = [];
  host.bus.on('blocks/picture-expected').subscribe(({ id }) => sent.push(`expected ${id}`));
  host.bus.on('blocks/picture-requested').subscribe(({ id }) => sent.push(`requested ${id}`));
  startLightboxLinks(document.getElementById('block')!, host);
  const send = (id: string, type: string, init: MouseEventInit = {}) =>
    document.getElementById(id)!.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
  return { host, sent, send };
}

/** A failure as the shell tells it. */
const failed = (feature: 'blocks/lightbox' | 'blocks/map') =>
  ({ feature, remote: 'mf-blocks', version: '1', stage: 'feature', message: 'gone' }) as const;

test('a press lets the lightbox be fetched, and the click is told in its place', () => {
  const { sent, send } = openLinks();
  expect(send('thumb', 'pointerdown')).toBe(true);
  expect(send('thumb', 'click')).toBe(false);
  expect(sent).toEqual(['expected one', 'requested one']);
});

test('clicks on other links, and those that open a link elsewhere, are the browser’s', () => {
  const { sent, send } = openLinks();
  expect(send('other', 'click')).toBe(true);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) expect(send('thumb', 'click', { [key]: true })).toBe(true);
  expect(sent).toEqual([]);
});

test('where the lightbox cannot come, the link leads on', () => {
  const { host, send } = openLinks();
  send('thumb', 'click');
  host.bus.send('site/feature-failed', failed('blocks/map'));
  expect(host.navigated).toEqual([]);
  host.bus.send('site/feature-failed', failed('blocks/lightbox'));
  expect(host.navigated).toEqual(['http://localhost/images/1/a.jpg?format=2500w']);
});

test('once the lightbox has failed, every click leads on', () => {
  const { host, send, sent } = openLinks();
  host.bus.send('site/feature-failed', failed('blocks/lightbox'));
  expect([host.navigated, send('thumb', 'click'), sent]).toEqual([[], true, []]);
});

spec('GAL-42', 'a page without the lightbox is told to the console, and the links lead to the pictures', () => {
  const told = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  openLinks();
  expect(told).not.toHaveBeenCalled();
  const disabled = LIVE_LIGHTBOX.replace(' data-live="enhance"', '');
  for (const lightbox of ['', disabled]) {
    const { send, sent } = openLinks(lightbox);
    expect([send('thumb', 'pointerdown'), send('thumb', 'click'), sent]).toEqual([true, true, []]);
    expect(told.mock.calls).toEqual([['lightboxify is not available in this tier']]);
    told.mockClear();
  }
});

test('does nothing once it has stopped', () => {
  const { host, sent, send } = openLinks();
  host.end();
  expect(send('thumb', 'click')).toBe(true);
  expect(sent).toEqual([]);
});
