import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './team.example';
import { messages } from './team.messages';
import { element } from './team.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const form = (root: HTMLElement, path: string) => root.querySelector<HTMLFormElement>(`form[action="${path}"]`);

test.each(Object.keys(examples) as (keyof typeof examples)[])(
  'axe finds nothing, and every id is there once: %s',
  async (name) => {
    const ids = [...show(name).querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBe(new Set(ids).size);
    expect(await axeFindings()).toEqual([]);
  },
);

spec('ROLE-04', 'lists people with role, two-step sign-in, sessions and last sign-in', () => {
  const root = show('some');
  const [first, , third] = [...root.querySelectorAll('[data-person]')].map(({ textContent }) => textContent);
  expect(first).toMatch(/Ada Owner.*You.*ada@shop\.example.*Administrator.*is on.*2 browsers.*Last signed in/);
  expect(third).toMatch(/Not signed in anywhere.*Has not signed in yet/);
});

spec('ROLE-04', 'long after a sign-in it shows the team, and offers to confirm who is there, but no change', () => {
  const root = show('unconfirmed');
  const paths = [...root.querySelectorAll('form')].map((one) => one.getAttribute('action'));
  expect(paths).toEqual(['/api/config/account/confirmation', '/api/auth/Passkey']);
  expect([
    root.querySelector<HTMLInputElement>('[name=at]')?.value,
    root.querySelectorAll('[data-person]').length,
    root.querySelectorAll('[data-invitation]').length,
  ]).toEqual(['team', 3, 4]);
});

spec('ROLE-04', 'offers neither to remove nor to demote the last administrator', () => {
  const [first, second] = [...show('some').querySelectorAll<HTMLElement>('[data-person]')];
  const pathsOf = (person: HTMLElement | undefined) =>
    [...(person?.querySelectorAll('form') ?? [])].map((one) => one.getAttribute('action'));
  expect([pathsOf(first), first?.textContent?.includes('The only administrator')]).toEqual([
    ['/api/config/team/sessions'],
    true,
  ]);
  expect(pathsOf(second)).toEqual(['/api/config/team/role', '/api/config/team/sessions', '/api/config/team/removal']);
});

test('says of each invitation what has become of it', () => {
  const texts = [...show('some').querySelectorAll('[data-invitation]')].map(
    (entry) => entry.querySelector('.admin-team__status')?.textContent,
  );
  expect(texts).toEqual([
    undefined,
    'The email leaves within a few seconds.',
    'The email could not be sent so far. We keep trying; you can also send it again.',
    'Expired. Send it again to let this person in.',
  ]);
});

test('an error is shown in its own form only, with what was typed', () => {
  const root = show('wrong');
  expect([...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    'One or more fields is invalid, please check your entries.',
  ]);
  const invite = form(root, '/api/config/team/invitation');
  expect(Object.fromEntries(new FormData(invite!))).toMatchObject({ form: 'invite', email: 'stellan', role: 'viewer' });
});

test('a removal asks first, in the opened entry of the person', () => {
  const root = show('removing');
  const removal = root.querySelector<HTMLFormElement>('form:has([name=confirmed])');
  expect([removal?.closest('details')?.open, removal?.hasAttribute('data-enhance')]).toEqual([true, false]);
  expect(Object.fromEntries(new FormData(removal!))).toMatchObject({
    confirmed: 'yes',
    person: examples.removing.form?.values['person'],
  });
});

test('after the session has ended only what was typed is left', () => {
  const root = show('signedOut');
  expect([
    root.querySelectorAll('[data-person], details').length,
    root.querySelector<HTMLInputElement>('[name=email]')?.value,
  ]).toEqual([0, 'typed@late.example']);
});

test('what was done is said once', () => {
  expect(show('invited').querySelector('[role=status]')?.textContent).toBe('The invitation is on its way.');
  const again = { ...examples.invited, form: { values: {}, errors: {}, done: true } };
  expect(showView(element(again, host)).querySelector('[role=status]:not([hidden])')).toBeNull();
});
