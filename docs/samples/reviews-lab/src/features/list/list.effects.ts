import type { Host } from 'shared-types/host/host';
import type { messages } from './list.messages';
import { ORDERS, sortReviews, type Order } from './sort-reviews';

/** Lets visitors choose the order. When it stops, the list is as it was served. */
export function start(root: HTMLElement, { announcer, stop, text }: Host<typeof messages>): void {
  const sort = root.querySelector('.reviews-lab-list__sort');
  const select = sort?.querySelector('select');
  const list = root.querySelector('.reviews-lab-list__reviews');
  if (!sort || !select || !list) return;
  const served = [...list.children].map((item) => ({
    item,
    rating: Number(item.getAttribute('data-rating')),
    written: item.getAttribute('data-written') ?? '',
  }));
  const show = (order: Order) => list.append(...sortReviews(served, order).map(({ item }) => item));

  sort.removeAttribute('data-waiting');
  select.addEventListener(
    'change',
    () => {
      const order = ORDERS.find((one) => one === select.value) ?? ORDERS[0];
      show(order);
      announcer.announce(text('sorted', { order: text(order) }));
    },
    { signal: stop },
  );
  stop.addEventListener(
    'abort',
    () => {
      sort.setAttribute('data-waiting', '');
      select.selectedIndex = 0;
      show(ORDERS[0]);
    },
    { once: true },
  );
}
