import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import { examples } from './gift-card-checkout.example';
import { messages } from './gift-card-checkout.messages';
import { element } from './gift-card-checkout.view';

const host = createFakeRenderHost(messages, { perRequest: { return: '/checkout/giftcard?sku=SQ4500' } });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const sent = (root: HTMLElement) => Object.fromEntries(new FormData(root.querySelector('form') ?? undefined));

spec('GIFT-02', 'the gift card of the query is chosen, with the price that is shown', () => {
  const root = show('fresh');
  expect(root.querySelector('form')?.getAttribute('action')).toBe('/api/commerce/gift-card-checkout/orders');
  expect(sent(root)).toMatchObject({
    giftCardProductId: sampleId(71),
    choice: 'SQ4500 4500',
    return: '/checkout/giftcard?sku=SQ4500',
  });
  expect([...root.querySelectorAll('.commerce-choice')].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    '$25.00',
    '$45.00$50 · Worth $50.00',
    '$100.00',
  ]);
});

test('another price than was shown is chosen by nobody; all else comes back as it was typed', () => {
  const root = show('wrong');
  expect(sent(root)).toMatchObject({ email: 'ada@example.com', recipientEmail: 'bea', message: 'Happy birthday' });
  expect(sent(root)['choice']).toBeUndefined();
  expect([...root.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name)).toEqual([
    'recipientEmail',
  ]);
});

test('where none can be bought there is no form, and a way on', () => {
  for (const [name, path] of [
    ['gone', '/shop'],
    ['closed', '/shop/p/gift-card'],
  ] as const) {
    const root = show(name);
    expect([root.querySelector('form'), root.querySelector('a')?.getAttribute('href')]).toEqual([null, path]);
  }
});
