import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { start } from './member-area.effects';
import { examples } from './member-area.example';
import { messages } from './member-area.messages';
import { element } from './member-area.view';

const page = { perRequest: { return: '/members?a=1' } };
const host = createFakeRenderHost(messages, page);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const formOf = (root: HTMLElement) => root.querySelector('form');
const sentBy = (root: HTMLElement) => Object.fromEntries(new FormData(formOf(root) ?? undefined));
const inputOf = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const problemOf = (root: HTMLElement) => root.querySelector('[data-form-error]');
const settled = () => new Promise((resolve) => setTimeout(resolve));

spec(['SESSION-01', 'SESSION-02'], 'is a form of plain HTML that a password manager can fill in', async () => {
  const root = show('signedOut');
  expect([formOf(root)?.getAttribute('action'), formOf(root)?.method]).toEqual([
    '/api/site-users/account/session',
    'post',
  ]);
  expect(formOf(root)?.hasAttribute('data-enhance')).toBe(true);
  expect(sentBy(root)).toEqual({
    crumb: 'a-crumb',
    block: examples.signedOut.block.id,
    page: '/members?a=1',
    return: '/members?a=1',
    email: '',
    password: '',
  });
  expect([inputOf(root, 'email')?.autocomplete, inputOf(root, 'password')?.autocomplete]).toEqual([
    'username',
    'current-password',
  ]);
  inputOf(root, 'rememberMe')?.click();
  expect(sentBy(root)['rememberMe']).toBe('true');
  expect(await axeFindings()).toEqual([]);
});

spec('SESSION-07', 'comes back with one message, which has the focus, and keeps all but the password', async () => {
  const root = show('wrong');
  expect([problemOf(root)?.getAttribute('role'), problemOf(root)?.hasAttribute('autofocus')]).toEqual(['alert', true]);
  expect(problemOf(root)?.textContent).toBe(examples.wrong.form?.message);
  expect([inputOf(root, 'email')?.value, inputOf(root, 'password')?.value]).toEqual(['mia@shop.example', '']);
  expect(inputOf(root, 'rememberMe')?.checked).toBe(true);
  expect(await axeFindings()).toEqual([]);
});

spec('SESSION-07', 'shows at each field that it is missing', async () => {
  const root = show('missing');
  expect(problemOf(root)?.textContent).toBe('Please fix the errors below.');
  for (const name of ['email', 'password']) {
    const place = root.querySelector(`[data-field-error="${name}"]`);
    expect(place?.textContent).toBe(examples.missing.form?.errors[name]);
    expect(inputOf(root, name)?.getAttribute('aria-describedby')).toBe(place?.id);
  }
  expect(await axeFindings()).toEqual([]);
});

spec(
  ['SESSION-01', 'SESSION-05'],
  'tells members that they are signed in, and lets them sign out without script',
  async () => {
    const root = show('signedIn');
    expect(root.textContent).toContain('You are signed in as Mia Member (mia@shop.example).');
    expect(formOf(root)?.getAttribute('action')).toBe('/api/site-users/account/session/end');
    expect(sentBy(root)).toMatchObject({ cloneCart: 'true', return: '/members?a=1', crumb: 'a-crumb' });
    expect(await axeFindings()).toEqual([]);
  },
);

const goLive = () => {
  const live = createFakeHost(messages, page);
  const root = show('signedIn');
  start(root, live);
  const send = async () => {
    formOf(root)?.requestSubmit();
    await settled();
  };
  return { live, root, send };
};
const stateEvent = { revision: 7, member: false, account: false };

spec(
  ['SESSION-03', 'SESSION-04', 'SESSION-05'],
  'signs out by DELETE with the crumb in a header and the cart kept, announces it, and reloads the page',
  async () => {
    const { live, send } = goLive();
    live.replies.push({ ok: true, status: 200, body: { states: { 'site/session': stateEvent } } });
    await send();
    expect(live.calls).toEqual([
      {
        path: '/api/site-users/account/session?cloneCart=true',
        options: { method: 'DELETE', crumbHeader: true },
      },
    ]);
    expect(live.bus.latest('site/session')).toEqual(stateEvent);
    expect(live.navigated).toEqual(['/members?a=1']);
  },
);

spec('SESSION-05', 'a failed sign-out shows a message, keeps the member signed in, and can be repeated', async () => {
  const { live, root, send } = goLive();
  live.replies.push({ ok: false, status: 0, code: 'site/unreachable', message: 'Unable to connect…' });
  await send();
  expect([problemOf(root)?.textContent, live.navigated, formOf(root)?.hasAttribute('aria-busy')]).toEqual([
    'Unable to connect…',
    [],
    false,
  ]);
  live.replies.push({ ok: true, status: 200, body: { states: { 'site/session': stateEvent } } });
  formOf(root)?.requestSubmit();
  await send();
  expect([live.calls.length, live.navigated]).toEqual([2, ['/members?a=1']]);
});

test('a new password is confirmed once, and not to a signed-in member', () => {
  const isShown = (form: object, member = false) => {
    const { block, data } = member ? examples.signedIn : examples.passwordSet;
    const root = showView(element({ block, data, form: { values: {}, errors: {}, ...form } }, host));
    return [...root.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === messages.passwordSet);
  };
  const first = { done: true, isFirst: true };
  expect([isShown(first), isShown({ done: true }), isShown({}), isShown(first, true)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
