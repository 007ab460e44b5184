import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './second-step.example';
import { messages } from './second-step.messages';
import { element } from './second-step.view';

const host = createFakeRenderHost(messages, { perRequest: { return: '/config/second-step' } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const code = (root: HTMLElement) => root.querySelector<HTMLInputElement>('[name=oneTimeCode]');

test.each(Object.keys(examples) as (keyof typeof examples)[])('axe finds nothing: %s', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});

spec('ROLE-05', 'a code is a form of plain HTML, which phones can fill in; a passkey waits for script', () => {
  const root = show('code');
  expect([code(root)?.form?.getAttribute('action'), code(root)?.autocomplete]).toEqual([
    '/api/auth/SecondStep',
    'one-time-code',
  ]);
  const passkey = root.querySelector<HTMLFormElement>('form[data-passkey]');
  expect([passkey?.hasAttribute('inert'), passkey?.getAttribute('action'), passkey?.dataset['options']]).toEqual([
    true,
    '/api/auth/Passkey',
    '/api/auth/PasskeyOptions',
  ]);
  expect(root.textContent).toContain('shop.example');
});

test('a wrong code is said at the field, which is empty', () => {
  const root = show('wrong');
  expect([code(root)?.value, code(root)?.getAttribute('aria-invalid')]).toEqual(['', 'true']);
  expect(root.querySelector('[data-field-error]')?.textContent).toContain('This code is wrong');
});

test('an app whose secret was lost with a key of the server is said to be so', () => {
  expect(show('lost').textContent).toContain('Codes from your app no longer work');
});

spec('ROLE-05', 'the set-up shows a QR code with a name, and the secret as text', () => {
  const root = show('setUp');
  expect(root.querySelector('svg')?.getAttribute('aria-label')).toBe('QR code for your authenticator app');
  expect(root.querySelector('svg path')?.getAttribute('d')).toBe('M4 4h1v1h-1z');
  expect(root.querySelector('code')?.textContent).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  expect(code(root)?.form?.getAttribute('action')).toBe('/api/auth/SetUpTwoStep');
});

test('a sign-in that has ended leads to a new one', () => {
  expect(show('ended').querySelector('a')?.getAttribute('href')).toBe('/config/sign-in');
});
