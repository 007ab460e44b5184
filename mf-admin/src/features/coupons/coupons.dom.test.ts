import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './coupons.example';
import { messages } from './coupons.messages';
import { element } from './coupons.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

test('shows the discount, status and number of uses of each coupon', () => {
  const entries = [...show('some').querySelectorAll('li')].map((entry) =>
    [...entry.querySelectorAll('h2, p')].map(({ textContent }) => textContent),
  );
  expect(entries.slice(0, 3)).toEqual([
    [
      'SPRING',
      'Active',
      '12.5% off',
      'Minimum order $30.00',
      'Until March 31, 2026 at 10:00 PM UTC',
      'Used 3 of 100 times',
    ],
    ['FIVER-FOR-EVERYBODY-WHO-READS-OUR-LETTER', 'Inactive', '$5.00 off', 'Not used yet'],
    ['משלוח', 'Scheduled', 'Free shipping', 'From December 1, 2026 at 12:00 AM UTC', 'Used once'],
  ]);
  expect(entries.slice(3).map(([, state]) => state)).toEqual(['Expired', 'Used up']);
});

test('explains empty lists, empty results, and pages after the last one', () => {
  expect(show('empty').textContent).toContain('There are no coupons yet. Add one');
  expect(show('empty').querySelector('a[href="/config/coupons/new"]')).not.toBeNull();
  for (const name of ['noMatch', 'pastEnd'] as const)
    expect(show(name).querySelector('a[href="/config/coupons"]')?.textContent).toBe('See all');
});

test('links to other pages with the search terms, and confirms a removal', () => {
  const links = [...show('middle').querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/config/coupons?search=s', '/config/coupons?search=s&page=3']);
  expect(show('removed').querySelector('[role=status]')?.textContent).toContain('orders keep their discount');
});

test('is accessible in every state', async () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    show(name);
    expect([name, await axeFindings()]).toEqual([name, []]);
  }
});
