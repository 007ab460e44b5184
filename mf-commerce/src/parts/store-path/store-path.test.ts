import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { cartPath, checkoutPath } from './store-path';

const pathsIn = (context: { readonly languageRoot?: string }) => {
  const host = createFakeRenderHost({}, { context });
  return [cartPath(host), checkoutPath(host)];
};

test('leads to the cart and the checkout of the page’s language', () => {
  expect(pathsIn({})).toEqual(['/cart', '/commerce/goto-checkout']);
  expect(pathsIn({ languageRoot: '/pl' })).toEqual(['/pl/cart', '/commerce/goto-checkout?return=%2Fpl%2Fcart']);
});
