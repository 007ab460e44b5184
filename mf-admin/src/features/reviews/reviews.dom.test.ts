import type { ViewHost } from 'shared-types/host/render-host';
import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { examples } from './reviews.example';
import { messages } from './reviews.messages';
import { messages as polish } from './reviews.messages.pl';
import { element } from './reviews.view';

const host: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(messages);
const show = (name: keyof typeof examples, own = host) =>
  showView(element(examples[name], own), examples[name].block.id);
const buttonsOf = (root: Element) => [...root.querySelectorAll('li button')].map(({ textContent }) => textContent);

test('shows the product of each review, and buttons for its other states', async () => {
  const root = show('some');
  expect(buttonsOf(root)).toEqual([
    'Publish the review of Stoneware mug',
    'Hide the review of Stoneware mug',
    'Hide the review of Stoneware mug',
    'Publish the review of Stoneware mug',
    'Publish the review of A vase that is not sold any more',
    'Hide the review of A vase that is not sold any more',
  ]);
  expect([...root.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'))).toHaveLength(3);
  const [form] = root.querySelectorAll<HTMLFormElement>('li form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/config/reviews/state', 'post']);
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ page: '/config/reviews', id: expect.any(String) });
  expect(await axeFindings()).toEqual([]);
});

test('shows the result at the review, or above the list it has left; page links keep the filter', async () => {
  expect(show('published').querySelectorAll('li')[1]?.querySelector('[role="status"]')?.textContent).toBe(
    'Done: the review is on its product’s page.',
  );
  expect(show('published').querySelector('a[href^="/config/orders"]')).toBeNull();
  const moved = show('moved');
  expect(moved.querySelector('[role="status"]')?.textContent).toBe(messages.moved);
  expect(
    [...moved.querySelectorAll('nav[aria-label="Pages of reviews"] a')].map((link) => link.getAttribute('href')),
  ).toEqual(['/config/reviews?state=new', '/config/reviews?state=new&page=3']);
  expect(moved.querySelector('[aria-current]')?.textContent).toBe('New');
  expect(await axeFindings()).toEqual([]);
});

test('a rejected form keeps what was typed, and no other form shows it', async () => {
  const wrong = show('wrongDays');
  expect(wrong.querySelector('details')?.open).toBe(true);
  expect(wrong.querySelector<HTMLInputElement>('[name="days"][aria-invalid]')?.value).toBe('0');
  expect(wrong.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(await axeFindings()).toEqual([]);
  const gone = show('gone');
  expect([...gone.querySelectorAll('[role="alert"]')].map((one) => one.closest('li') !== null)).toEqual([true]);
  expect(gone.querySelector('details')?.open).toBe(false);
});

test('explains empty lists, in Polish too', () => {
  expect(show('never').textContent).toContain(messages.never);
  expect(show('never').textContent).toContain(messages.silent);
  expect(show('none').querySelector('[role="status"]')?.textContent).toContain(messages.none);
  const polishHost: ViewHost<typeof messages> = createFakeRenderHost<Record<keyof typeof messages, string>>(polish, {
    context: { locale: 'pl' },
  });
  expect(show('some', polishHost).textContent).toContain('4 opinie, od najnowszych');
});
