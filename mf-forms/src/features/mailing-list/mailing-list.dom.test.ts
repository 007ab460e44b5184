import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { start } from './mailing-list.effects';
import { examples } from './mailing-list.example';
import { messages } from './mailing-list.messages';
import { element } from './mailing-list.view';

type Name = keyof typeof examples;

const show = (name: Name) => showView(element(examples[name], createFakeRenderHost(messages)), examples[name].block.id);

/** The page with its effects, and how often its form was sent. */
function goLive(name: Name) {
  const host = createFakeHost(messages);
  const root = showView(element(examples[name], host), examples[name].block.id);
  let count = 0;
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    count += 1;
  });
  start(root, host);
  return { root, end: () => host.end(), sent: () => count };
}

let visibility: DocumentVisibilityState;
beforeEach(() => {
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => Reflect.deleteProperty(document, 'visibilityState'));

function becomeVisible(): void {
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
}

test.each<[Name, string]>([
  ['confirm', '/api/forms/mailing-list/confirmations'],
  ['expired', '/api/forms/mailing-list/confirmation-requests'],
  ['unsubscribe', '/api/forms/mailing-list/unsubscriptions'],
])('%s is one form of plain HTML with one button', (name, action) => {
  const root = show(name);
  const forms = [...root.querySelectorAll('form')];
  expect(forms.map((form) => [form.getAttribute('action'), form.method])).toEqual([[action, 'post']]);
  expect(root.querySelectorAll('button')).toHaveLength(1);
  expect(root.querySelector<HTMLInputElement>('input[name="token"]')?.value).toHaveLength(72);
});

test.each<Name>(['confirmed', 'requested', 'left', 'unknown', 'unsubscribed'])('%s has nothing to press', (name) => {
  const root = show(name);
  expect(root.querySelector('button')).toBeNull();
  expect(root.querySelector('[role="status"]')?.textContent).not.toBe('');
});

test('the form sends itself only where the server allows it', () => {
  expect(goLive('confirm').sent()).toBe(0);
  expect(goLive('unsubscribe').sent()).toBe(0);
  expect(goLive('sendsItself').sent()).toBe(1);
});

test('a page in the background waits until it is visible, then sends its form once', () => {
  visibility = 'hidden';
  const { sent } = goLive('sendsItself');
  expect(sent()).toBe(0);
  becomeVisible();
  becomeVisible();
  expect(sent()).toBe(1);
});

test('a pressed button is not followed by the script, nor is a stopped feature', () => {
  visibility = 'hidden';
  const pressed = goLive('sendsItself');
  pressed.root.querySelector('button')?.click();
  const stopped = goLive('sendsItself');
  stopped.end();
  becomeVisible();
  expect([pressed.sent(), stopped.sent()]).toEqual([1, 0]);
});

test.each(Object.keys(examples) as Name[])('%s has no axe findings', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});
