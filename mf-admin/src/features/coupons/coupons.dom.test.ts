import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './coupons.example';
import { messages } from './coupons.messages';
import { element } from './coupons.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples) => showView(element(examples[name], host));

test('says of each coupon what it saves, whether it counts, and how often it was used', () => {
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

test('says what to do next where there is none, where none is found, and past the last page', () => {
  expect(show('empty').textContent).toContain('There are no coupons yet. Add one');
  expect(show('empty').querySelector('a[href="/config/coupons/new"]')).not.toBeNull();
  for (const name of ['noMatch', 'pastEnd'] as const)
    expect(show(name).querySelector('a[href="/config/coupons"]')?.textContent).toBe('See all');
});

test('leads to the pages around with what was searched for, and tells of a removal', () => {
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
