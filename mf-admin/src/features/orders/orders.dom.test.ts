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
  const rows = [...show('some').querySelectorAll('li')].map((row) => [
    row.querySelector('a')?.getAttribute('href'),
    row.querySelector('.admin-orders__total')?.textContent,
    ...[...row.querySelectorAll('.admin-order-marks__mark')].map((mark) => mark.textContent),
  ]);
  expect(rows).toEqual([
    ['/config/orders/1006', '$90.50', 'Open', 'Not paid'],
    ['/config/orders/1005', '$90.50', 'Open', 'Paid'],
    ['/config/orders/1004', '$90.50', 'Open', 'Payment failed'],
    ['/config/orders/1003', '¥9,050', 'Fulfilled', 'Paid', 'Refunded in part'],
    ['/config/orders/1002', '$90.50', 'Open', 'Refunded'],
    ['/config/orders/1001', '$90.50', 'Cancelled', 'Not paid'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('orders that reserve items can be selected, and released all at once if there are several', async () => {
  const releasing = (name: 'held' | 'heldOne') => {
    const form = show(name).querySelector('.admin-orders__release');
    const boxes = [...(form?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])];
    return [
      boxes.map((box) => [box.name, box.labels?.[0]?.textContent]),
      [...(form?.querySelectorAll('button') ?? [])].map(({ textContent, value }) => [textContent, value]),
    ];
  };
  expect(releasing('held')).toEqual([
    [
      ['order.1008', 'Select order 1008'],
      ['order.1007', 'Select order 1007'],
    ],
    [
      ['Release the selected orders', ''],
      ['Release all 2 on this page', '1008 1007'],
    ],
  ]);
  expect(await axeFindings()).toEqual([]);
  expect(releasing('heldOne')).toEqual([[['order.1008', 'Select order 1008']], [['Release the selected orders', '']]]);
});

test('the filter is a GET form with the current values; page links keep it', async () => {
  const root = show('secondOfThree');
  const form = root.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/config/orders', 'get']);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    q: 'ada',
    state: 'unpaid',
    from: '',
    to: '2026-11-22',
  });
  expect([...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
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
  expect(show('some', polishHost).querySelector('.admin-orders__sum')?.textContent).toContain(
    '6 zamówień, od najnowszych',
  );
});

test('orders that reserve items are selected by checkboxes, and exactly the confirmed ones are sent', async () => {
  const form = show('held').querySelector<HTMLFormElement>('form[method="post"]');
  expect([...(form?.querySelectorAll('[type="checkbox"]') ?? [])].map((box) => box.getAttribute('name'))).toEqual([
    'order.1008',
    'order.1007',
  ]);
  expect(form?.querySelector('button[name="all"]')?.getAttribute('value')).toBe('1008 1007');
  expect(await axeFindings()).toEqual([]);
  const confirmation = show('heldConfirming').querySelector<HTMLFormElement>('form[method="post"]');
  expect(confirmation?.querySelector('[role="alert"]')?.textContent).toContain('Release this order?');
  expect(Object.fromEntries(new FormData(confirmation ?? undefined))).toMatchObject({
    'order.1008': 'on',
    confirmed: 'yes',
  });
  expect(confirmation?.querySelector('[type="checkbox"]')).toBeNull();
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
