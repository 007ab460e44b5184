import { renderToString } from 'react-dom/server';
import { createFakeHost } from '../../../../tools/testing/fake-host';
import { start } from './shop.effects';
import { examples } from './shop.example';
import { strings as categoryStrings } from './shop-categories.strings';
import { strings as listingStrings } from './shop-listing.strings';
import { strings as ownStrings } from './shop.strings';
import { element } from './shop.view';

const strings = { ...ownStrings, ...categoryStrings, ...listingStrings };
function openShop() {
  const collection = { id: 'c', title: 'The shop', path: '/shop' };
  const host = createFakeHost(strings, { context: { collection, pagePath: '/shop' } });
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(element(examples.full, host));
  start(root, host);
  const asked: unknown[] = [];
  host.bus.on('commerce/product-requested').subscribe((one) => asked.push(one));
  const form = document.querySelectorAll('form')[1] as HTMLFormElement;
  const send = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  return { host, asked, form, send };
}

test('the button beside a card’s link asks for its product over the page, and is marked until that has opened', () => {
  const { host, asked, form, send } = openShop();
  const button = form.querySelector('button') as HTMLButtonElement;
  expect([send(), asked]).toEqual([false, [{ path: '/shop/p/bud-vase', title: 'Bud vase' }]]);
  expect(button.getAttribute('aria-busy')).toBe('true');
  host.bus.send('commerce/product-shown', {});
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('as a form it leads to the product’s page where the quick view is broken', () => {
  const { host, asked, form, send } = openShop();
  const failure = {
    feature: 'commerce/product-quick-view',
    remote: 'mf-commerce',
    version: '1',
    message: 'lost',
  } as const;
  host.bus.send('site/feature-failed', { ...failure, stage: 'feature' });
  expect([send(), asked, form.getAttribute('action')]).toEqual([true, [], '/shop/p/bud-vase']);
});

test('hears nothing once it has ended', () => {
  const { host, asked, send } = openShop();
  host.end();
  expect([send(), asked]).toEqual([true, []]);
});
