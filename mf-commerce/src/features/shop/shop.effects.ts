import type { Host } from 'shared-types/host/host';
import { createOverPage } from '../../parts/over-page/over-page.effects';
import { listInPlace } from './shop-pages.effects';
import type { messages } from './shop.messages';

/** Opens the quick view from the cards’ buttons, and loads, sorts and filters products in place. */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  listInPlace(root, host);
  const { bus, stop } = host;
  const open = createOverPage({
    host,
    feature: 'commerce/product-quick-view',
    shown: bus.on('commerce/product-shown'),
  });
  const take = (event: SubmitEvent): void => {
    const form = event.target instanceof HTMLFormElement ? event.target : undefined;
    const button = form?.querySelector('button');
    if (!form || !button || !('quickView' in form.dataset)) return;
    const path = new URL(form.action).pathname;
    const title = form.closest('li')?.querySelector('a')?.textContent ?? '';
    const request = (): void => bus.send('commerce/product-requested', { path, title });
    if (open({ opener: button, href: form.action, request })) event.preventDefault();
  };
  root.addEventListener('submit', take, { signal: stop });
}
