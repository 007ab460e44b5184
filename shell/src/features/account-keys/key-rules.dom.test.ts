import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { spec } from '../../../../tools/testing/spec';
import { createKeyRules } from './key-rules';

const ACCOUNT = { authenticatedAccount: { id: 'a1', displayName: 'Ada' } };
const USES_ESCAPE = { settings: { ...SAMPLE_CONTEXT.settings, useEscapeKeyToLogin: true } };
const ADMIN = 'go /config/?frameUrl=%2Fshop';

function open({ context = {}, at = '/shop?page=2', body = '<main>Page</main>', isFramed }: Partial<Bench> = {}) {
  document.body.innerHTML = body;
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const address = { current: () => new URL(at, 'http://shop.test'), go: (to: string) => void done.push(`go ${to}`) };
  const rules = createKeyRules({
    context: { ...SAMPLE_CONTEXT, ...context },
    ports: { address, document },
    eventBus: { send: (name: string) => void done.push(name) },
    pass: isFramed ? ({ key, shiftKey }) => void done.push(`pass ${shiftKey ? 'Shift+' : ''}${key}`) : undefined,
    logOut: note('log out'),
    warn: note('warn'),
  });
  const press = (init: KeyboardEventInit = {}): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, ...init });
    rules(event);
    return event;
  };
  return { done, press, rules };
}
interface Bench {
  readonly context: object;
  readonly at: string;
  readonly body: string;
  readonly isFramed: boolean;
}
const field = () => document.querySelector<HTMLInputElement>('input, textarea, select')!;
const SHIFT = { shiftKey: true };

spec('ESC-03', 'Escape leads an account to the admin area, with the path alone', () => {
  const { done, press } = open({ context: ACCOUNT });
  press();
  expect(done).toEqual([ADMIN]);
});

spec('ESC-04', 'Escape leads a visitor there only where the site says so', () => {
  for (const [context, led] of [
    [{}, []],
    [USES_ESCAPE, [ADMIN]],
  ] as const) {
    const { done, press } = open({ context });
    press();
    expect(done).toEqual(led);
  }
});

spec(['ESC-05', 'LOGOUT-01'], 'Shift+Escape signs an account out, from the admin area too', () => {
  for (const at of ['/shop', '/config/forms']) {
    const { done, press } = open({ context: ACCOUNT, at });
    expect(press(SHIFT).defaultPrevented).toBe(true);
    expect(done).toEqual(['log out']);
  }
});

spec(['ESC-06', 'LOGOUT-12'], 'Shift+Escape is nothing to a visitor', () => {
  const { done, press } = open({ context: USES_ESCAPE });
  expect(press(SHIFT).defaultPrevented).toBe(false);
  expect(done).toEqual([]);
});

spec('ESC-10', 'what is open, or has taken the key, comes first', () => {
  const { done, press, rules } = open({ context: ACCOUNT, body: '<dialog open>Question</dialog>' });
  press();
  press(SHIFT);
  document.querySelector('dialog')!.remove();
  const taken = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  taken.preventDefault();
  rules(taken);
  expect(done).toEqual([]);
  press();
  expect(done).toEqual([ADMIN]);
});

spec('ESC-10', 'Escape leaves the field that has the focus, and then the page', () => {
  for (const body of ['<input>', '<textarea></textarea>', '<select><option>1</select>']) {
    const { done, press } = open({ context: ACCOUNT, body });
    field().focus();
    press();
    expect([document.activeElement, done]).toEqual([document.body, []]);
    press();
    expect(done).toEqual([ADMIN]);
  }
});

spec('ESC-10', 'who has typed something stays with it, and is told why there is no sign-out', () => {
  const { done, press } = open({ context: ACCOUNT, body: '<input value="1"><input type="hidden" value="crumb">' });
  field().value = '12';
  press();
  expect(done).toEqual([]);
  press(SHIFT);
  expect(done).toEqual(['warn']);
  field().value = '1';
  press();
  expect(done).toEqual(['warn', ADMIN]);
});

spec(
  'ESC-10',
  'what is typed into a page in a frame keeps its owner from being signed out of the one around it',
  () => {
    const { done, press } = open({ context: ACCOUNT, at: '/config/design', body: '<iframe></iframe>' });
    const inside = document.querySelector('iframe')!.contentDocument!;
    inside.body.innerHTML = '<textarea></textarea>';
    inside.querySelector('textarea')!.value = 'typed';
    press(SHIFT);
    inside.querySelector('textarea')!.value = '';
    press(SHIFT);
    expect(done).toEqual(['warn', 'log out']);
  },
);

test('fields that the page itself has changed, and choices, keep nobody', () => {
  const { done, press } = open({
    context: ACCOUNT,
    body: '<input type="hidden" name="crumb"><input type="checkbox"><select><option>1<option>2</select>',
  });
  field().value = 'renewed';
  document.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
  document.querySelector('select')!.value = '2';
  press();
  expect(done).toEqual([ADMIN]);
});

spec('ESC-01', 'around the editing frame Escape is told to the page, and Shift+Escape signs out', () => {
  const { done, press } = open({ context: ACCOUNT, at: '/config/design?frameUrl=%2F' });
  press();
  press(SHIFT);
  expect(done).toEqual(['site/escape-pressed', 'log out']);
});

spec(['ESC-01', 'LOGOUT-08'], 'in a frame both keys are left to the window around it', () => {
  const { done, press } = open({ context: ACCOUNT, isFramed: true });
  press();
  press(SHIFT);
  expect(done).toEqual(['pass Escape', 'pass Shift+Escape']);
});

spec('ESC-10', 'but for what is open or focused in the frame, or typed there', () => {
  const { done, press } = open({ context: ACCOUNT, isFramed: true, body: '<input value="1"><dialog open></dialog>' });
  press();
  document.querySelector('dialog')!.remove();
  field().focus();
  press();
  expect([document.activeElement, done]).toEqual([document.body, []]);
  field().value = '12';
  press();
  press(SHIFT);
  expect(done).toEqual(['pass Escape', 'warn']);
});

test('on other pages of the admin area Escape does nothing', () => {
  for (const at of ['/config/', '/config/forms', '/config/sign-in', '/config/designs']) {
    const { done, press } = open({ context: ACCOUNT, at });
    press();
    expect([at, done]).toEqual([at, []]);
  }
});

test('other keys, keys held down or with others, and the end of a composition are nothing to it', () => {
  const { done, press } = open({ context: ACCOUNT });
  for (const init of [
    { key: 'Enter' },
    { repeat: true },
    { isComposing: true },
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
  ])
    press(init);
  expect(done).toEqual([]);
});
