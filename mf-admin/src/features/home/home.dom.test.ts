import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './home.example';
import { messages as polish } from './home.messages.pl';
import { messages } from './home.messages';
import { element } from './home.view';

const host = createFakeRenderHost(messages, { perRequest: { return: '/config/' } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host));
const rowsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);
const linksOf = (root: HTMLElement) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

spec('ROLE-02', 'shows who is signed in, with which roles and since when, and the pages to open', async () => {
  const root = show('admin');
  expect(rowsOf(root)).toEqual([
    ['Name', 'Olive Owner'],
    ['Email', 'owner@shop.example'],
    ['Role', 'Administrator'],
    ['Signed in since', 'March 2, 2026 at 9:04 AM UTC'],
  ]);
  expect(linksOf(root)).toEqual([
    '/shop?page=2',
    '/config/design',
    '/config/orders',
    '/config/products',
    '/config/categories',
    '/config/reviews',
    '/config/coupons',
    '/config/shipping',
    '/config/taxes',
    '/config/forms',
    '/config/visits',
    '/config/sales',
    '/config/speed',
    '/config/errors',
    '/config/cookies',
    '/config/announcement',
    '/config/header-footer',
    '/config/languages',
    '/config/members',
    '/settings/billing/billing/website/change-plan',
    '/config/sessions',
  ]);
  expect(await axeFindings()).toEqual([]);
});

spec('ROLE-04', 'offers no page that the account may not open, and says whom to ask', async () => {
  const root = show('viewer');
  expect(linksOf(root)).toEqual(['/config/sessions']);
  expect(root.textContent).toContain('Your roles on this site include no other pages.');
  expect(await axeFindings()).toEqual([]);
});

spec('ENUM-02', 'names several roles, in the language of the page', () => {
  expect(rowsOf(show('severalRoles'))[2]).toEqual(['Roles', 'Reporting, Store manager, Scheduling editor']);
  const inPolish = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, { context: { locale: 'pl' } });
  const root = showView(element(examples.severalRoles, inPolish as unknown as typeof host));
  expect(rowsOf(root)[2]).toEqual(['Role', 'Raporty, Kierownik sklepu, Redaktor terminarza']);
});

test('signs out by a form of plain HTML', () => {
  const form = show('admin').querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/auth/Logout', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: examples.admin.block.id,
    return: '/config/',
  });
});

spec('ENUM-22', 'tells the owner what the billing plan limits, and who can change that', async () => {
  const noticeIn = (name: keyof typeof examples) => show(name).querySelector('.admin-home__limit');
  expect(noticeIn('admin')).toBeNull();
  const owners = noticeIn('expired');
  expect(owners?.textContent).toBe(`${messages.expired} ${messages.seeToPlan}`);
  expect(owners?.querySelector('a')?.getAttribute('href')).toBe('/settings/billing/billing/upgrade');
  expect(await axeFindings()).toEqual([]);
  const others = noticeIn('viewer');
  expect([others?.textContent, others?.querySelector('a')]).toEqual([
    `${messages.trial} ${messages.contactAdministrator}`,
    null,
  ]);
});

spec(
  'ENUM-19',
  'the survey opens by a button and closes by Escape, both by the browser itself, or is postponed',
  async () => {
    const root = show('survey');
    const dialog = root.querySelector('[popover="auto"]');
    expect(root.querySelector(`button[popovertarget="${dialog?.id}"]`)?.textContent).toBe('Answer one question');
    expect(
      [...root.querySelectorAll('[action="/api/config/survey/answer"] [name="how"]')].map((one) =>
        one.getAttribute('value'),
      ),
    ).toEqual(['later', 'answer']);
    expect(root.querySelectorAll('[type="radio"][name="rating"]')).toHaveLength(5);
    expect(await axeFindings()).toEqual([]);
    const again = show('wronglyAnswered');
    expect([again.querySelector('[popover], [role="dialog"]'), again.querySelector('textarea')?.value]).toEqual([
      null,
      'Much of it',
    ]);
    expect(again.querySelectorAll('[role="alert"]:not(:empty)')).toHaveLength(1);
    // An answer that comes too late is kept, unless the survey is over.
    expect(show('wronglyAnsweredLate').querySelector('textarea')?.value).toBe('Much of it');
    const over = show('tooLate');
    expect([over.querySelector('[role="alert"]')?.textContent, over.querySelector('textarea')]).toEqual([
      'The survey of this quarter is over.',
      null,
    ]);
    expect(show('answered').querySelector('[role="status"]')?.textContent).toBe('Thank you for your answer.');
    expect(show('admin').innerHTML).not.toContain('survey');
  },
);
