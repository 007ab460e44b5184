import { spec } from '../../../../tools/testing/spec';
import { start } from './map.effects';
import { FakeGoogle, forgetScripts, openMap, settled } from './map.fixture';

forgetScripts();

/** Google rejects the site's key, which happens after the map has been created. */
const refuse = () => (globalThis as unknown as { gm_authFailure: () => void }).gm_authFailure();

test('a key that Google rejects restores the picture', async () => {
  new FakeGoogle().install();
  const { press, find, status } = openMap('drawn');
  press();
  await settled();
  refuse();
  expect([find('[data-map-canvas]').hidden, find('[data-map-prompt]').hidden]).toEqual([true, false]);
  expect(status()).toMatch('could not be loaded');
});

test('a map that loads late does not take the focus from a visitor who has moved on', async () => {
  new FakeGoogle().install();
  const { press, find } = openMap('drawn');
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

test('the focus moves from the button to the map without scrolling', async () => {
  new FakeGoogle().install();
  const { press, find } = openMap('drawn');
  find('[data-map-show]').focus();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  press();
  await settled();
  expect(document.activeElement).toBe(find('[data-map-canvas]'));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

spec('BLOCK-03', 'a rejected key moves the focus from the map to the button that tries again', async () => {
  new FakeGoogle().install();
  const { press, find } = openMap('drawn');
  find('[data-map-show]').focus();
  press();
  await settled();
  refuse();
  expect(document.activeElement).toBe(find('[data-map-show]'));
});

spec('BLOCK-02', 'a rejected key shows no message in a map that was not requested', async () => {
  new FakeGoogle().install();
  const { press, root, served, host, status } = openMap('drawn');
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
