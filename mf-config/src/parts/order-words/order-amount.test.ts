import { createFakeRenderHost } from '../../../../tools/testing/fake-render-host';
import { orderAmount } from './order-amount';

test('an amount has the digits of the order’s currency, whatever the site has now', () => {
  const { money } = createFakeRenderHost({});
  expect([orderAmount(money, 2450, 'USD'), orderAmount(money, 2450, 'JPY')]).toEqual(['$24.50', '¥2,450']);
});
