import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './sign-in.example';
import { messages } from './sign-in.messages';
import { element } from './sign-in.view';

const host = createFakeRenderHost(messages, { perRequest: { return: '/config/sign-in?return=%2Fconfig%2Fforms' } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const inputOf = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"]`);

spec('ROLE-05', 'is a form of plain HTML that a password manager can fill in', async () => {
  const root = show('fresh');
  const form = root.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/auth/Login', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: examples.fresh.block.id,
    page: '/config/sign-in?return=%2Fconfig%2Fforms',
    return: '/config/',
    email: '',
    password: '',
  });
  expect(inputOf(root, 'email')?.labels?.[0]?.textContent).toBe('Email');
  expect(inputOf(root, 'email')?.autocomplete).toBe('username');
  expect(inputOf(root, 'password')?.labels?.[0]?.textContent).toBe('Password');
  expect(inputOf(root, 'password')?.autocomplete).toBe('current-password');
  expect(root.querySelector('[data-form-error]')?.textContent).toBe('');
  expect(await axeFindings()).toEqual([]);
});

spec('ROLE-05', 'is rendered again with one message, which has the focus, and keeps the address', async () => {
  const root = show('wrong');
  const problem = root.querySelector('[data-form-error]');
  expect([problem?.getAttribute('role'), problem?.hasAttribute('autofocus')]).toEqual(['alert', true]);
  expect(problem?.textContent).toBe('The email address or password is wrong. Check both and try again.');
  expect(inputOf(root, 'email')?.value).toBe('owner@shop.example');
  expect(inputOf(root, 'password')?.value).toBe('');
  expect(await axeFindings()).toEqual([]);
});

spec('ROLE-05', 'confirms a new password once, and links to an email for a forgotten one', async () => {
  const root = show('passwordSet');
  expect(root.querySelector('[role="status"]')?.textContent).toMatch(/^Your password was changed/);
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/config/forgotten');
  expect(await axeFindings()).toEqual([]);
  const again = { ...examples.passwordSet, form: { values: {}, errors: {}, done: true } };
  expect(showView(element(again, host)).querySelector('[role="status"]')).toBeNull();
});

test('shows at each field that it is missing', async () => {
  const root = show('missing');
  expect(root.querySelector('[data-form-error]')?.textContent).toBe('Please fix the errors below.');
  for (const name of ['email', 'password']) {
    const input = inputOf(root, name);
    const place = root.querySelector(`[data-field-error="${name}"]`);
    expect(place?.textContent).toBe(Object(examples.missing.form).errors[name]);
    expect([input?.getAttribute('aria-invalid'), input?.getAttribute('aria-describedby')]).toEqual(['true', place?.id]);
  }
  expect(await axeFindings()).toEqual([]);
});
