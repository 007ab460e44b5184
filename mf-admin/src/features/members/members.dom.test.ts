import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './members.example';
import { messages } from './members.messages';
import { element } from './members.view';

const host = createFakeRenderHost(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const entriesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('.admin-members__entry')].map((entry) =>
    [...entry.children].map(({ textContent }) => textContent),
  );

spec('SESSION-01', 'lists members with the status of each, and links to their pages', async () => {
  const root = show('some');
  expect(entriesOf(root).slice(0, 2)).toEqual([
    ['Mia Member', 'mia@shop.example', 'Can sign in', 'Areas: studio, gold'],
    ['עדה לאבלייס', 'mia@shop.example', 'Invited, no password yet'],
  ]);
  expect(root.querySelector('.admin-members__name')?.getAttribute('href')).toBe(
    '/config/members/6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e21',
  );
  expect(root.querySelector<HTMLSelectElement>('[name=locale]')?.options).toHaveLength(2);
  expect(await axeFindings()).toEqual([]);
});

spec('SESSION-01', 'invites by a form of plain HTML, with the available areas', async () => {
  const form = show('empty').querySelector<HTMLFormElement>('form[method=post]');
  expect(form?.getAttribute('action')).toBe('/api/config/members/invitation');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: examples.empty.block.id,
    page: '/config/members',
    displayName: '',
    email: '',
  });
  expect(document.querySelector('fieldset, search')).toBeNull();
  expect(document.body.textContent).toContain('The site has no members yet.');
  expect(await axeFindings()).toEqual([]);
});

test('searches, and keeps the search terms from page to page', async () => {
  const root = show('found');
  const search = root.querySelector<HTMLFormElement>('search form');
  const terms = search?.querySelector('input')?.value;
  expect([search?.method, search?.getAttribute('action'), terms]).toEqual(['get', '/config/members', 'mi']);
  expect([...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    '/config/members?q=mi',
    '/config/members?q=mi&page=3',
  ]);
  expect(show('noneFound').textContent).toContain('No name or email address contains “<b>nobody</b>”.');
  expect(show('behindTheLast').textContent).toContain('There are no members on this page.');
  expect(await axeFindings()).toEqual([]);
});

test('counts all members or those found, and links from these back to all', () => {
  const sumOf = (root: HTMLElement) => root.querySelector('search + p')?.textContent;
  const linkBack = (root: HTMLElement) => root.querySelector('search + p a')?.getAttribute('href');
  const [some, sum] = [show('some'), sumOf(show('some'))];
  expect([sum, linkBack(some)]).toEqual([host.text('sum', { count: 3, terms: '' }), undefined]);
  const found = show('found');
  expect([sumOf(found), linkBack(found)]).toEqual([
    `${host.text('found', { count: 41, terms: 'mi' })} ${host.text('all')}`,
    '/config/members',
  ]);
  // A search without results can be repeated.
  const none = show('noneFound');
  expect([sumOf(none), linkBack(none), none.querySelectorAll('search').length]).toEqual([
    `${host.text('noneFound', { terms: '<b>nobody</b>' })} ${host.text('all')}`,
    '/config/members',
    1,
  ]);
});

test('asks for the language of the email if there are several, and keeps the selected one', () => {
  expect(show('found').querySelector('[name=locale]')).toBeNull();
  const { block, data } = examples.some;
  const form = { values: { displayName: 'Ada', locale: 'pl' }, errors: { email: 'x' } };
  const root = showView(element({ block, data, form }, host), block.id);
  expect(root.querySelector<HTMLSelectElement>('[name=locale]')?.value).toBe('pl');
});

test('the result is shown once, and not when the page is opened again', () => {
  const again = { ...examples.invited, form: { values: {}, errors: {}, done: true } };
  expect(showView(element(again, host)).querySelector('[role=status]')?.textContent ?? '').toBe('');
});

test('shows the result, and errors at the field, with what was typed', async () => {
  expect(show('invited').querySelector('[role=status]')?.textContent).toBe('The invitation is on its way.');
  const root = show('wrong');
  const email = root.querySelector<HTMLInputElement>('[name=email]');
  expect([email?.value, email?.getAttribute('aria-invalid')]).toEqual(['stellan', 'true']);
  expect(root.querySelector<HTMLInputElement>('[name="area.studio"]')?.checked).toBe(true);
  expect(root.querySelector<HTMLInputElement>('[name="area.gold"]')?.checked).toBe(false);
  expect(await axeFindings()).toEqual([]);
});

test('after the session has ended it keeps what was typed, and shows no members', async () => {
  const root = show('signedOut');
  expect([entriesOf(root), root.querySelector('search')]).toEqual([[], null]);
  expect(root.querySelector<HTMLElement>('[data-sign-in]')?.hidden).toBe(false);
  expect(root.querySelector<HTMLInputElement>('[name=displayName]')?.value).toBe('Stellan');
  expect(await axeFindings()).toEqual([]);
});
