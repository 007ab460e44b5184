import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './team-invitation.example';
import { messages } from './team-invitation.messages';
import { element } from './team-invitation.view';

const host = createFakeRenderHost(messages, { perRequest: { return: '/config/join?token=x' } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const namesIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);

test.each(Object.keys(examples) as (keyof typeof examples)[])('axe finds nothing: %s', async (name) => {
  show(name);
  expect(await axeFindings()).toEqual([]);
});

spec('ROLE-05', 'a new person chooses a name and a password, a known account only joins', () => {
  expect(namesIn(show('open'))).toEqual(['crumb', 'block', 'page', 'token', 'displayName', 'password']);
  const known = show('known');
  expect([namesIn(known), known.textContent?.includes('You have an account')]).toEqual([
    ['crumb', 'block', 'page', 'token'],
    true,
  ]);
});

test('a link that does not work says why, and what to do next', () => {
  const texts = (['used', 'withdrawn', 'expired', 'replaced'] as const).map(
    (name) => show(name).querySelector('p')?.textContent,
  );
  expect(texts).toEqual([
    expect.stringMatching(/accepted already.*sign in/),
    expect.stringMatching(/withdrawn\. Ask/),
    expect.stringMatching(/expired.*Ask/),
    expect.stringMatching(/newest email/),
  ]);
  expect(show('used').querySelector('form')).toBeNull();
});

test('a refused form keeps the name and not the password', () => {
  const root = show('wrong');
  expect(
    [...root.querySelectorAll<HTMLInputElement>('[name=displayName], [name=password]')].map(({ value }) => value),
  ).toEqual(['Nora', '']);
});
