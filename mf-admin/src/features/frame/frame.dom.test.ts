import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './frame.example';
import { messages } from './frame.messages';
import { rendered } from './frame.render';
import { element } from './frame.view';

const host = createFakeRenderHost(messages, { perRequest: { return: '/config/orders' } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const navigationIn = (root: HTMLElement) => root.querySelector<HTMLElement>(`[aria-label="${messages.navigation}"]`);
const currentIn = (root: HTMLElement) =>
  [...(navigationIn(root)?.querySelectorAll('[aria-current]') ?? [])].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
const breadcrumbsIn = (root: HTMLElement) =>
  [...root.querySelectorAll(`[aria-label="${messages.breadcrumbs}"] li`)].map((crumb) => [
    crumb.textContent,
    crumb.querySelector('a')?.getAttribute('href'),
    crumb.getAttribute('aria-current'),
  ]);

test('lists the pages in named groups, and the first page before them', async () => {
  const lists = [...show('list').querySelectorAll('ul')].map((list) => [
    document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
    list.querySelectorAll('li').length,
  ]);
  expect(lists).toEqual([
    [undefined, 1],
    ['Website', 5],
    ['Selling', 3],
    ['Marketing', 1],
    ['Insights', 1],
    ['Settings', 1],
    ['Platform', 1],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('marks the page as current, and on the page of an entry its list', async () => {
  expect(currentIn(show('list'))).toEqual([['/config/orders', 'page']]);
  expect(currentIn(show('entry'))).toEqual([['/config/orders', 'true']]);
  expect(currentIn(show('home'))).toEqual([['/config/', 'page']]);
  expect(await axeFindings()).toEqual([]);
});

test('shows the way to the page from the first page of the area, on which there is none', () => {
  expect(breadcrumbsIn(show('list'))).toEqual([
    ['Home', '/config/', null],
    ['Orders', undefined, 'page'],
  ]);
  expect(breadcrumbsIn(show('entry'))).toEqual([
    ['Home', '/config/', null],
    ['Orders', '/config/orders', null],
    ['Order 1042', undefined, 'page'],
  ]);
  expect(breadcrumbsIn(show('home'))).toEqual([]);
});

test('tells how many entries wait on a page, up to a number', () => {
  const links = [...(navigationIn(show('list'))?.querySelectorAll('.admin-frame__link') ?? [])];
  const counted = links.filter((link) => link.querySelector('.admin-frame__count'));
  expect(counted.map((link) => [link.querySelector('.admin-frame__count')?.textContent, link.textContent])).toEqual([
    ['99+', 'Submissions99+, 99+ waiting'],
    ['3', 'Orders3, 3 waiting'],
    ['1', 'Reviews1, 1 waiting'],
  ]);
});

test('leads to new entries beside their list', () => {
  const links = [...show('list').querySelectorAll('.admin-frame__add')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
    ['/config/products/new', 'New product'],
    ['/config/coupons/new', 'New coupon'],
  ]);
});

test('the browser itself opens and closes the navigation and the account', () => {
  const root = show('list');
  const popovers = [...root.querySelectorAll<HTMLElement>('[popover="auto"]')];
  const openers = (id: string) =>
    [...root.querySelectorAll(`[popovertarget="${id}"]`)].map((button) => [
      button.getAttribute('aria-label'),
      button.getAttribute('popovertargetaction'),
    ]);
  expect(popovers.map(({ id }) => openers(id))).toEqual([
    [['Account: Olive Owner', null]],
    [
      ['Open navigation', null],
      ['Close navigation', 'hide'],
    ],
  ]);
  expect(navigationIn(root)).toBe(popovers[1]);
  // The focus goes into the navigation as it opens.
  expect(navigationIn(root)?.querySelector('[autofocus]')?.getAttribute('aria-label')).toBe('Close navigation');
});

test('leads to the account and its sessions, and signs out by a form of plain HTML', () => {
  const menu = show('list').querySelector('.admin-frame__account');
  expect(menu?.textContent).toContain('owner@shop.example');
  const links = [...(menu?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/config/account', '/config/sessions']);
  const form = menu?.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/auth/Logout', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: 'admin-frame',
    return: '/config/orders',
  });
});

test('tells why an account could not sign out, outside of the closed menu', () => {
  const problem = show('signOutFailed').querySelector('[role="alert"]');
  expect([problem?.textContent, problem?.closest('[popover]')]).toEqual(['Please send it again.', null]);
});

spec('ROLE-04', 'without a page to open shows no group but the first', async () => {
  const root = show('viewer');
  expect([...root.querySelectorAll('ul')]).toHaveLength(1);
  expect(navigationIn(root)?.textContent).toBe('Home');
  expect(await axeFindings()).toEqual([]);
});

test('without an account shows only the site’s name, which leads to the site', async () => {
  const root = show('signedOut');
  const links = [...root.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([[host.context.website.title, '/?noredirect']]);
  expect(root.querySelectorAll('button, nav, form')).toHaveLength(0);
  expect(await axeFindings()).toEqual([]);
});

test('long names of any direction are isolated', async () => {
  const root = show('longNames');
  expect(root.querySelector('[aria-current="page"] bdi')?.textContent).toMatch(/^A stoneware mug/);
  expect(root.querySelector('.admin-frame__person b')?.getAttribute('dir')).toBe('auto');
  expect(await axeFindings()).toEqual([]);
});

test('where it cannot be shown, a link leads to the first page of the area', () => {
  for (const fallback of Object.values(rendered.fallback)) expect(fallback).toContain('href="/config/"');
});
