import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './forgotten-password.example';
import { messages } from './forgotten-password.messages';
import { element } from './forgotten-password.view';

const host = createFakeRenderHost(messages, { perRequest: { return: '/config/forgotten' } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const emailOf = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[name="email"]');

spec('ROLE-05', 'is a form of plain HTML with the email address, and a link back', async () => {
  const root = show('fresh');
  const form = root.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/auth/RequestPasswordReset', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: examples.fresh.block.id,
    page: '/config/forgotten',
    email: '',
  });
  expect([emailOf(root)?.labels?.[0]?.textContent, emailOf(root)?.autocomplete]).toEqual(['Email', 'username']);
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/config/sign-in');
  expect(root.querySelector<HTMLElement>('[data-form-message]')?.hidden).toBe(true);
  expect(await axeFindings()).toEqual([]);
});

spec('SESSION-01', 'a member’s form uses the call for members, and links back to their sign-in', async () => {
  const root = show('member');
  expect(root.querySelector('form')?.getAttribute('action')).toBe('/api/site-users/account/password-letter');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/site-users/sign-in');
  expect(await axeFindings()).toEqual([]);
  expect(show('requestedByMember').querySelector('[role="status"]')?.textContent).toMatch(/^If a member of this site/);
});

spec('ROLE-05', 'shows the result in place of the form', async () => {
  const root = show('requested');
  expect(root.querySelector('form')).toBeNull();
  expect(root.querySelector('[role="status"]')?.textContent).toMatch(/^If there is an account for that address/);
  expect(await axeFindings()).toEqual([]);
});

test('shows an invalid address at the field, and too many requests above the form', async () => {
  const wrong = show('wrong');
  expect([emailOf(wrong)?.value, emailOf(wrong)?.getAttribute('aria-invalid')]).toEqual(['owner', 'true']);
  expect(wrong.querySelector('[data-field-error="email"]')?.textContent).toBe(examples.wrong.form?.errors['email']);
  expect(await axeFindings()).toEqual([]);
  const limited = show('limited');
  expect(limited.querySelector('[data-form-error][role="alert"]')?.textContent).toBe(examples.limited.form?.message);
  expect(emailOf(limited)?.value).toBe('owner@shop.example');
});
