import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './account.example';
import { messages } from './account.messages';
import { element } from './account.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const pathsOf = (root: HTMLElement) => [...root.querySelectorAll('form')].map((form) => form.getAttribute('action'));

test.each(Object.keys(examples) as (keyof typeof examples)[])(
  'axe finds nothing, and every id is there once: %s',
  async (name) => {
    const ids = [...show(name).querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBe(new Set(ids).size);
    expect(await axeFindings()).toEqual([]);
  },
);

spec(
  'ROLE-05',
  'long after a sign-in it offers no change of address or second step, but to confirm who is there',
  () => {
    expect(pathsOf(show('unconfirmed'))).toEqual([
      '/api/config/account/confirmation',
      '/api/auth/Passkey',
      '/api/config/account/name',
      '/api/config/account/password',
    ]);
    expect(pathsOf(show('fresh'))).toEqual([
      '/api/config/account/name',
      '/api/config/account/email',
      '/api/config/account/password',
      '/api/config/two-step/authenticator',
      '/api/config/two-step/passkey',
    ]);
  },
);

spec('ROLE-05', 'an app is set up by a QR code or its secret, and a code', () => {
  const root = show('settingUp');
  expect([root.querySelector('svg path')?.getAttribute('d'), root.querySelector('code')?.textContent]).toEqual([
    'M4 4h1v1h-1z',
    'GEZD GNBV GY3T QOJQ',
  ]);
  expect(pathsOf(root)).toEqual(
    expect.arrayContaining([
      '/api/config/two-step/authenticator/confirmation',
      '/api/config/two-step/authenticator/removal',
    ]),
  );
});

test('new recovery codes come first, and are announced', () => {
  const root = show('newCodes');
  expect(root.querySelectorAll('.admin-account__codes code')).toHaveLength(10);
  const headings = [...root.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect([headings[0], headings.filter((text) => text === 'Recovery codes').length]).toEqual(['Recovery codes', 1]);
  expect([...root.querySelectorAll('[role=status]:not([hidden])')].map(({ textContent }) => textContent)).toEqual([
    'Your authenticator app is on. You need it at your next sign-in.',
    'Write these codes down, or print this page. They are not shown again.',
  ]);
});

test('each passkey has its host, its times and a button with its name', () => {
  const root = show('full');
  const [used, unused] = [...root.querySelectorAll('[data-passkey-id]')];
  expect([used?.textContent, unused?.textContent]).toEqual([
    expect.stringContaining('Last used'),
    expect.stringContaining('Not used yet'),
  ]);
  expect(unused?.querySelector('button')?.getAttribute('aria-label')).toBe('Remove the passkey Laptop');
  expect(root.textContent).toMatch(/you cannot turn off your last second step[^]*No code is left/);
});

test('a wrong password is said in its own form', () => {
  const root = show('wrong');
  expect(root.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(root.querySelector('[name=currentPassword]')?.getAttribute('aria-invalid')).toBe('true');
});
