import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './orders.example';
import { messages as polish } from './orders.messages.pl';
import { messages } from './orders.messages';
import { element } from './orders.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples, own = host) =>
  showView(element(examples[name], own), examples[name].block.id);

test('shows number, buyer, total in the order’s own currency and progress of each order', async () => {
  const rows = [...show('some').querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('th a')?.getAttribute('href'),
    row.querySelector('[data-label="Total"]')?.textContent,
    row.querySelector('[data-label="Items"]')?.textContent,
    ...[...row.querySelectorAll('.admin-order-marks__mark')].map((mark) => mark.textContent),
  ]);
  expect(rows).toEqual([
    ['/config/orders/1006', '$90.50', '2', 'Open', 'Not paid'],
    ['/config/orders/1005', '$90.50', '2', 'Open', 'Paid'],
    ['/config/orders/1004', '$90.50', '2', 'Open', 'Payment failed'],
    ['/config/orders/1003', '¥9,050', '2', 'Fulfilled', 'Paid', 'Refunded in part'],
    ['/config/orders/1002', '$90.50', '2', 'Open', 'Refunded'],
    ['/config/orders/1001', '$90.50', '2', 'Cancelled', 'Not paid'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

const shownForm = (root: HTMLElement) =>
  root.querySelector<HTMLFormElement>('form[method="post"]:not(.admin-table-menus *)');
const buttonsIn = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll('button') ?? [])].map((button) => [
    button.textContent,
    button.value,
    button.getAttribute('formaction') ?? form?.getAttribute('action'),
  ]);

test('each order can be chosen, with the state that is shown; what can be done depends on the orders and on the account', async () => {
  const form = shownForm(show('held'));
  const boxes = [...(form?.elements ?? [])].filter((one) => one.matches('[type=checkbox]'));
  expect(boxes.map((box) => [box.getAttribute('name'), box.getAttribute('value'), box.ariaLabel])).toEqual([
    ['order.1008', '17', 'Select order 1008'],
    ['order.1007', '17', 'Select order 1007'],
  ]);
  const [chosen, file] = ['/api/config/orders/chosen', '/api/config/orders/chosen/file'];
  const fulfil = ['Mark as fulfilled', 'fulfil', chosen];
  expect(buttonsIn(form)).toEqual([fulfil, ['Release items', 'release', chosen], ['Export as CSV', '', file]]);
  expect(await axeFindings()).toEqual([]);
  expect(buttonsIn(shownForm(show('some')))).toEqual([fulfil, ['Export as CSV', '', file]]);
  expect(buttonsIn(shownForm(show('readOnly')))).toEqual([['Export as CSV', '', file]]);
});

test('the heads of columns are links that sort and keep the filter; the sorted one says so', async () => {
  const heads = [...show('sorted').querySelectorAll('thead th:has(a)')].map((head) => [
    head.textContent,
    head.getAttribute('aria-sort'),
    head.querySelector('a')?.getAttribute('href'),
  ]);
  expect(heads).toEqual([
    ['Date', null, '/config/orders?state=unfulfilled'],
    ['Buyer', null, '/config/orders?state=unfulfilled&sort=buyer'],
    ['Total', 'descending', '/config/orders?state=unfulfilled&sort=total'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('saved views are links with counts, and the current one is marked', () => {
  const links = [...show('sorted').querySelectorAll('.admin-saved-views a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  expect(links).toEqual([
    ['All 6', '/config/orders', null],
    ['To fulfil 3', '/config/orders?state=unfulfilled', 'page'],
    ['Unpaid 2', '/config/orders?state=unpaid', null],
    ['Refunded 1', '/config/orders?state=refunded', null],
  ]);
});

test('exactly the confirmed orders are sent, and no others are shown', async () => {
  for (const [name, question, sent] of [
    ['heldConfirming', 'Release this order?', { act: 'release', 'order.1008': '17' }],
    ['fulfilConfirming', '2 emails go out', { act: 'fulfil', 'order.1006': '17', 'order.1005': '18' }],
  ] as const) {
    const root = show(name);
    const form = shownForm(root);
    expect(form?.querySelector('[role="alert"]')?.textContent).toContain(question);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      crumb: 'a-crumb',
      block: examples[name].block.id,
      page: '/config/orders',
      key: 'a-key',
      confirmed: 'yes',
      ...sent,
    });
    expect(root.querySelectorAll('tbody tr')).toHaveLength(Object.keys(sent).length - 1);
    expect(root.querySelector('[type="checkbox"]')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  }
});

test('says what was done, and names each order that was left with the reason', async () => {
  const root = show('fulfilled');
  expect(root.querySelector('[role="status"]')?.textContent).toBe('4 orders are marked as fulfilled.');
  expect(root.querySelector('[role="alert"]')?.textContent).toBe(
    '1 order was left as it is:Order 1001: This order has been cancelled.',
  );
  expect(show('released').querySelector('[role="status"]')?.textContent).toBe(
    '3 orders were released. Their items are for sale again.',
  );
  expect(show('noneChosen').querySelector('[role="alert"]')?.textContent).toBe('Select the orders first.');
  expect(await axeFindings()).toEqual([]);
});

test('the filter is a GET form with the current values; page links keep it', async () => {
  const root = show('secondOfThree');
  const form = root.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/config/orders', 'get']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    q: 'ada',
    state: 'unpaid',
    sort: '-date',
    from: '',
    to: '2026-11-22',
  });
  expect([...root.querySelectorAll('.admin-list-pages a')].map((link) => link.getAttribute('href'))).toEqual([
    '/config/orders?state=unpaid&to=2026-11-22&q=ada',
    '/config/orders?state=unpaid&to=2026-11-22&q=ada&page=3',
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('explains empty lists, and marks an invalid date', async () => {
  expect(show('never').textContent).toContain(messages.never);
  expect(show('never').querySelector('form')).toBeNull();
  expect(show('none').querySelector('[role="status"]')?.textContent).toContain(messages.none);
  expect(show('behindTheLast').textContent).toContain(messages.noMore);
  const wrong = show('wrongDay').querySelector<HTMLInputElement>('[name="from"]');
  expect([wrong?.getAttribute('aria-invalid'), wrong?.previousElementSibling?.textContent]).toEqual([
    'true',
    messages.noDay,
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('says which orders the file contains if those are not all', () => {
  const linkOf = (name: 'some' | 'manyYears') => show(name).querySelector('.admin-orders__sum a')?.textContent;
  expect([linkOf('some'), linkOf('manyYears')]).toEqual([messages.file, 'Download the newest 10,000']);
});

test('counts in Polish', () => {
  const polishHost: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('some', polishHost).querySelector('.admin-orders__sum')?.textContent).toContain('6 zamówień');
});

test('shows the settings for unpaid orders; their form keeps what was typed, with errors', async () => {
  const text = show('settings').textContent;
  expect(text).toContain('reserves its items for 60 minutes when it is paid online, and for 3 days');
  expect(text).toContain('3 emails wait because nobody gets more than 5 emails an hour');
  const wrong = show('settingsWrong').querySelector<HTMLInputElement>('[name="onlineMinutes"]');
  expect([wrong?.value, wrong?.getAttribute('aria-invalid'), wrong?.closest('details')?.open]).toEqual([
    '5',
    'true',
    true,
  ]);
  expect(await axeFindings()).toEqual([]);
});
