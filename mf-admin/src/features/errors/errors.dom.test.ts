import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './errors.example';
import { messages as polish } from './errors.messages.pl';
import { messages } from './errors.messages';
import { element } from './errors.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples, own = host) => showView(element(examples[name], own));

test('each error shows its message, origin, frequency, time and place, and can be opened', async () => {
  const root = show('week');
  const [first, second] = root.querySelectorAll('.admin-errors__error');
  for (const text of [
    'reading ‘price’',
    '11 times',
    'mf-commerce@0.1.0-0a1b2c3d',
    'last November 21, 2026',
    '/shop',
    'and 4 more',
  ])
    expect(first?.textContent).toContain(text);
  expect(first?.querySelector('a')?.getAttribute('href')).toContain('error=d41d8cd98f00b204e9800998ecf8427e');
  expect(second?.querySelector('a')?.textContent).toBe('No message');
  expect(root.textContent).toContain('3 more kinds of error are in the file below.');
  expect(await axeFindings()).toEqual([]);
});

test('an opened error shows its stack, with source positions if known, and a link back', async () => {
  const root = show('opened');
  expect([...root.querySelectorAll('.admin-errors__line')].map((line) => line.textContent)).toEqual([
    'lineTotalmf-commerce/src/features/cart/line-total.ts:12:31',
    '(no name)mf-commerce/src/features/cart/cart.view.tsx:40:9',
    'HTMLElement.onclickhttps://shop.example/shop:1:200',
  ]);
  expect(root.querySelectorAll('.admin-errors__line--source')).toHaveLength(2);
  expect(root.querySelector('.admin-insights > p > a[href="/config/errors?period=week"]')?.textContent).toBe(
    'All errors',
  );
  expect(await axeFindings()).toEqual([]);
});

test.each([
  ['openedWithoutStack', messages.noStack],
  ['gone', messages.gone],
  ['year', messages.counted],
  ['year', messages.cut],
  ['none', messages.none],
  ['never', messages.never],
] as const)('explains what is missing (%s)', async (name, message) => {
  expect(show(name).textContent).toContain(message);
  expect(await axeFindings()).toEqual([]);
});

test('is translated into Polish', () => {
  const inPolish: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('week', inPolish).textContent).toContain('Jeszcze 3 rodzaje błędów są w pliku poniżej.');
});
