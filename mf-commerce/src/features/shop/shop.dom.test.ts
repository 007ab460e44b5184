import { renderToString } from 'react-dom/server';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { start } from './shop.effects';
import { examples } from './shop.example';
import { messages as categoryMessages } from './categories/shop-categories.messages';
import { messages as listingMessages } from './shop-listing.messages';
import { messages as ownMessages } from './shop.messages';
import { element } from './shop.view';

const messages = { ...ownMessages, ...categoryMessages, ...listingMessages };
function openShop() {
  const collection = { id: 'c', title: 'The shop', path: '/shop' };
  const host = createFakeHost(messages, { context: { collection, pagePath: '/shop' } });
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(element(examples.full, host));
  start(root, host);
  const requested: unknown[] = [];
  host.bus.on('commerce/product-requested').subscribe((one) => requested.push(one));
  const form = document.querySelectorAll('form')[1] as HTMLFormElement;
  const send = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  return { host, requested, form, send };
}

test('the button beside a card’s link asks for its product over the page, and is marked until that has opened', () => {
  const { host, requested, form, send } = openShop();
  const button = form.querySelector('button') as HTMLButtonElement;
  expect([send(), requested]).toEqual([false, [{ path: '/shop/p/bud-vase', title: 'Bud vase' }]]);
  expect(button.getAttribute('aria-busy')).toBe('true');
  host.bus.send('commerce/product-shown', {});
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('as a form it leads to the product’s page where the quick view is broken', () => {
  const { host, requested, form, send } = openShop();
  const failure = {
    feature: 'commerce/product-quick-view',
    remote: 'mf-commerce',
    version: '1',
    message: 'lost',
  } as const;
  host.bus.send('site/feature-failed', { ...failure, stage: 'feature' });
  expect([send(), requested, form.getAttribute('action')]).toEqual([true, [], '/shop/p/bud-vase']);
});

test('hears nothing once it has ended', () => {
  const { host, requested, send } = openShop();
  host.end();
  expect([send(), requested]).toEqual([true, []]);
});
