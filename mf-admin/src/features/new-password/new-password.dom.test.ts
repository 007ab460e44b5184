import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './new-password.example';
import { messages } from './new-password.messages';
import { element } from './new-password.view';

const OWN_PATH = '/config/reset?token=dGhpcyBpcyBhIHRva2VuIG9mIHRoZSBzYW1wbGVzLi4';
const host = createFakeRenderHost(messages, { perRequest: { return: OWN_PATH } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const passwordOf = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[name="password"]');

spec('ROLE-05', 'is a form of plain HTML with the token, and a password manager generates a password', async () => {
  const root = show('fresh');
  const form = root.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/auth/ResetPassword', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: examples.fresh.block.id,
    page: OWN_PATH,
    token: examples.fresh.data['admin/new-password/link'].token,
    password: '',
  });
  expect(passwordOf(root)?.autocomplete).toBe('new-password');
  const [hint] = passwordOf(root)?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(root.querySelector(`[id="${hint}"]`)?.textContent).toMatch(/^At least 12 characters\./);
  expect(await axeFindings()).toEqual([]);
});

spec(
  'SESSION-01',
  'an invited member chooses a first password, and requests another email on the page for members',
  async () => {
    const root = show('invited');
    expect([root.querySelector('h1')?.textContent, passwordOf(root)?.labels?.[0]?.textContent]).toEqual([
      'Choose a password',
      'Password',
    ]);
    expect(root.querySelector('form')?.getAttribute('action')).toBe('/api/site-users/account/password');
    expect(show('goneForMember').querySelector('a')?.getAttribute('href')).toBe('/site-users/forgotten');
    expect(await axeFindings()).toEqual([]);
  },
);

spec('ROLE-05', 'shows at the field that a password is too short', async () => {
  const root = show('short');
  expect(passwordOf(root)?.getAttribute('aria-invalid')).toBe('true');
  expect(root.querySelector('[data-field-error="password"]')?.textContent).toBe(
    examples.short.form?.errors['password'],
  );
  expect(await axeFindings()).toEqual([]);
});

spec('ROLE-05', 'says in place of the form that a link is invalid, and where to get another', async () => {
  const root = show('gone');
  expect(root.querySelector('form')).toBeNull();
  expect(root.textContent).toContain('This link does not work');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/config/forgotten');
  expect(await axeFindings()).toEqual([]);
});
