import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './subscriptions.example';
import { messages } from './subscriptions.messages';
import { element } from './subscriptions.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

test('each subscription says who pays what, when next, by which card, and what became of it', () => {
  const rows = [...show('some').querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
  expect(rows[0]).toEqual([
    'Ada Lovelaceada@example.com',
    'Tea of the month3 orders since September 5, 2026',
    '$18.00 every month until cancelled',
    'December 5, 2026',
    'Visa •••• 4242',
    'Active',
  ]);
  expect(rows[1]?.[0]).toMatch(/^somebody/);
  expect(rows[2]?.slice(1)).toEqual(expect.arrayContaining(['The buyer, each time', 'Waiting for stock']));
  expect(rows.map((row) => row.at(-1))).toEqual([
    'Active',
    'Payment due',
    'Waiting for stock',
    'Cancelledby the buyer',
    'Completed',
  ]);
  expect(rows[3]?.[3]).toBe('None');
});

test('a row leads to the latest order, where the subscription can be cancelled', () => {
  const link = show('some').querySelector('tbody a');
  expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual([
    '/config/orders/1042',
    'Ada Lovelace: latest order, number 1042',
  ]);
});

test('views count their subscriptions, and a search stays in its view', () => {
  const root = show('middle');
  const views = [...root.querySelectorAll('nav:first-of-type li a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
  expect(views).toEqual([
    ['/config/subscriptions', 'All 6'],
    ['/config/subscriptions?view=active', 'Active 4'],
    ['/config/subscriptions?view=due', 'Payment due 1'],
    ['/config/subscriptions?view=ended', 'Ended 2'],
  ]);
  expect(root.querySelector<HTMLInputElement>('[name=view]')?.value).toBe('active');
  const pages = [...root.querySelectorAll('[rel]')].map((link) => link.getAttribute('href'));
  expect(pages).toEqual([
    '/config/subscriptions?view=active&q=tea&sort=began',
    '/config/subscriptions?view=active&q=tea&sort=began&page=3',
  ]);
  expect(root.querySelector('[aria-sort]')?.textContent).toBe('Product');
});

test('an empty list, a search without a match, and a page after the last say what to do', () => {
  expect(show('none').textContent).toContain('Nobody has subscribed yet.');
  for (const name of ['noMatch', 'pastEnd'] as const)
    expect(show(name).querySelector('[role=status] a')?.getAttribute('href')).toBe('/config/subscriptions');
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
