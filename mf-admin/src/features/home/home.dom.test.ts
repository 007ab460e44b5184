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

spec('ROLE-02', 'shows who is signed in, with which roles and since when', async () => {
  const root = show('admin');
  expect(rowsOf(root)).toEqual([
    ['Name', 'Olive Owner'],
    ['Email', 'owner@shop.example'],
    ['Role', 'Administrator'],
    ['Signed in since', 'March 2, 2026 at 9:04 AM UTC'],
  ]);
  expect(linksOf(root)).toEqual(['/shop?page=2']);
  expect(await axeFindings()).toEqual([]);
});

spec('ROLE-04', 'says whom to ask where the roles open no other page', async () => {
  const root = show('viewer');
  expect(linksOf(root)).toEqual([]);
  expect(root.textContent).toContain('Your roles on this site include no other pages.');
  expect(await axeFindings()).toEqual([]);
});

spec('ENUM-02', 'names several roles, in the language of the page', () => {
  expect(rowsOf(show('severalRoles'))[2]).toEqual(['Roles', 'Reporting, Store manager, Scheduling editor']);
  const inPolish = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, { context: { locale: 'pl' } });
  const root = showView(element(examples.severalRoles, inPolish as unknown as typeof host));
  expect(rowsOf(root)[2]).toEqual(['Role', 'Raporty, Kierownik sklepu, Redaktor terminarza']);
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

const headingsOf = (root: HTMLElement) => [...root.querySelectorAll('h2, h3')].map((heading) => heading.textContent);

test('the dashboard shows today beside yesterday and the average, with a text for each drawing', async () => {
  const root = show('dashboard');
  expect(headingsOf(root).slice(0, 6)).toEqual([
    'Today',
    'Revenue',
    'Orders',
    'Visits',
    messages.waiting,
    messages.setup,
  ]);
  expect(root.textContent?.match(/UTC\./g)).toHaveLength(1);
  const [revenue] = root.querySelectorAll('.admin-dashboard__card');
  expect(revenue?.textContent).toBe(`Revenue€110.00${messages.yesterday}€90.00 ▲22% more${messages.average}€104.29`);
  expect(revenue?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
    'Revenue in the last 14 days, peak €220.00 (Sat, Nov 21).',
  );
  expect(revenue?.querySelector('path[d*="NaN"]')).toBeNull();
  expect(revenue?.querySelector('h3 a')?.getAttribute('href')).toBe('/config/sales?period=today');
  expect(await axeFindings()).toEqual([]);
});

test('what waits is counted in words, in the order of its urgency, in both languages', () => {
  const entriesIn = (root: HTMLElement) =>
    [...root.querySelectorAll('[aria-labelledby$="-waiting"] .admin-dashboard__entry > a')].map(
      (link) => link.textContent,
    );
  expect(entriesIn(show('dashboard'))).toEqual([
    '1 cancelled order to refund',
    '12 orders to fulfill',
    '1 submission with a failed delivery',
    '3 unread submissions',
    '2 products with low stock',
    '5 new reviews to check',
  ]);
  expect([...document.querySelectorAll('.admin-dashboard__product')].map((line) => line.textContent)).toEqual([
    'Stoneware mugSold out',
    'כוס חרס בעבודת יד2 left',
  ]);
  const inPolish = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, { context: { locale: 'pl' } });
  expect(entriesIn(showView(element(examples.dashboard, inPolish as unknown as typeof host)))).toEqual([
    '1 anulowane zamówienie do zwrotu',
    '12 zamówień do realizacji',
    '1 zgłoszenie z nieudaną wysyłką',
    '3 nieprzeczytane zgłoszenia',
    '2 produkty z małym zapasem',
    '5 nowych opinii do sprawdzenia',
  ]);
});

test('the set-up list shows its progress, marks what is done, and can be hidden by a form of plain HTML', async () => {
  const root = show('dashboard');
  const progress = root.querySelector('progress');
  expect([progress?.value, progress?.max, root.textContent?.includes('4 of 10 done')]).toEqual([4, 10, true]);
  const list = root.querySelector('[aria-labelledby$="-setup"]');
  expect([...(list?.querySelectorAll('.admin-dashboard__entry--done') ?? [])].map((step) => step.textContent)).toEqual(
    [messages.setupStyles, messages.setupNavigation, messages.setupProduct, messages.setupCookies].map(
      (step) => `${step}✓ ${messages.setupDone}`,
    ),
  );
  const form = list?.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/config/home/setup-list', 'post']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    crumb: 'a-crumb',
    block: examples.dashboard.block.id,
    page: '/config/',
    act: 'hide',
  });
  const hidden = show('hiddenSetup');
  expect([headingsOf(hidden).includes(messages.setup), hidden.querySelector('progress')]).toEqual([false, null]);
  expect(hidden.querySelector('.admin-dashboard__form button')?.textContent).toBe(messages.setupShow);
  expect(await axeFindings()).toEqual([]);
});

test('a new shop is told what to expect, without drawings of nothing', async () => {
  const root = show('newShop');
  for (const text of [messages.quietSales, messages.quietVisits, messages.waitingNothing, '0 of 10 done'])
    expect(root.textContent).toContain(text);
  expect(root.querySelector('svg')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('a part that could not be loaded says so in its place, and offers to try again', async () => {
  const root = show('failedParts');
  expect(headingsOf(root).slice(0, 5)).toEqual(['Today', messages.sales, 'Visits', messages.waiting, messages.setup]);
  const again = [...root.querySelectorAll('a')].filter(({ textContent }) => textContent === messages.tryAgain);
  expect(again.map((link) => link.getAttribute('href'))).toEqual(['/config/', '/config/', '/config/']);
  expect(await axeFindings()).toEqual([]);
});

test('an error of one form is shown at that form alone', () => {
  const errorsIn = (name: keyof typeof examples) =>
    [...show(name).querySelectorAll('form [data-form-error]:not(:empty)')].map((error) => [
      error.closest('form')?.getAttribute('action'),
      error.textContent,
    ]);
  expect(errorsIn('refusedHiding')).toEqual([['/api/config/home/setup-list', 'Sign in to continue.']]);
  expect(errorsIn('wronglyAnswered')).toEqual([['/api/config/survey/answer', messages.surveyProblem]]);
});

test('accounts that may see none of it have no dashboard', () => {
  expect(headingsOf(show('viewer'))).toEqual([messages.account]);
});
