import { createFakeRenderHost } from '../../../../tools/testing/host/fake-render-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { messages as recurringMessages } from '../../parts/recurring/recurring.messages';
import { examples } from './subscription-checkout.example';
import { messages } from './subscription-checkout.messages';
import { element } from './subscription-checkout.view';

const host = createFakeRenderHost({ ...messages, ...recurringMessages });
const show = (name: keyof typeof examples) => showView(element(examples[name], host), examples[name].block.id);
const sent = (root: HTMLElement) => Object.fromEntries(new FormData(root.querySelector('form') ?? undefined));

spec(['SUBS-02', 'SUBS-03'], 'says what is paid now, how often and until when, before the button', () => {
  const shown = (name: keyof typeof examples) => show(name).querySelector('section')?.textContent;
  expect(shown('fresh')).toContain(
    'You pay $64.00 now. Payments: $64.00 every month for 6 months. The last payment is due on April 24, 2027.',
  );
  expect(shown('digital')).toContain('$64.00 every 2 weeks until you cancel.');
  expect(shown('once')).toContain('You pay $64.00 now. This is the only payment.');
  const root = show('fresh');
  const button = root.querySelector('form button');
  expect(root.querySelector('section')!.compareDocumentPosition(button!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('says before the button that a card is charged again, and how it is paid otherwise', () => {
  const { textContent } = show('byCard').querySelector('section')!;
  expect(textContent).toContain('If you pay by card, each later payment is charged automatically');
  expect(textContent).toContain('With the other payment methods, each email says how to pay.');
  expect(show('fresh').textContent).not.toContain('is charged by itself');
});

spec('CART-05', 'says as long as the payment is not known that it depends on where it goes', () => {
  const showsTaxNote = (name: keyof typeof examples) =>
    show(name).textContent?.includes('taxes depend on your address');
  expect((['fresh', 'taxesOpen', 'placed'] as const).map(showsTaxNote)).toEqual([true, true, false]);
});

spec('SUBS-05', 'sends the cart of its address, and what was seen, by itself', () => {
  const root = show('fresh');
  expect(sent(root)).toMatchObject({
    seenPlan: '1 month 6',
    seenTotalCents: '6400',
    seenCurrency: 'USD',
    paymentMethod: 'offline',
  });
  // The whole page is answered, since what it costs may be another by then.
  expect(root.querySelector('form')?.hasAttribute('data-enhance')).toBe(false);
  expect(show('digital').querySelector('[name="line1"], [name="shippingOptionId"]')).toBeNull();
});

test('what was typed comes back, and what is wrong is marked', () => {
  const root = show('wrong');
  expect(sent(root)).toMatchObject({ email: 'ada', country: 'US', firstName: 'Ada', note: 'Ring twice' });
  expect([...root.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name)).toEqual([
    'email',
    'lastName',
  ]);
});

test('another total than was seen is asked about by the button, and nothing is said to be wrong', () => {
  const form = { values: {}, errors: {}, message: 'The total has changed.', code: 'commerce/total-changed' };
  const root = showView(element({ ...examples.fresh, form }, host), examples.fresh.block.id);
  const question = root.querySelector<HTMLElement>('[data-new-total]');
  expect(question?.textContent).toBe('Each payment is now $64.00. If you agree, press the button below again.');
  expect([question?.nextElementSibling?.localName, question?.tabIndex]).toEqual(['button', -1]);
  expect(root.querySelector('.form-error')?.textContent).toBe('');
});

spec('CART-05', 'a field that some country asks for is called optional only once another country is known', () => {
  const labelIn = (country: string) => {
    const { block } = examples.fresh;
    const form = { values: { country }, errors: {}, message: '' };
    const root = showView(element({ ...examples.fresh, form }, host), block.id);
    const id = root.querySelector('[name="state"]')?.id;
    return root.querySelector(`label[for="${id}"]`)?.textContent;
  };
  expect(['', 'US', 'CA'].map(labelIn)).toEqual(['State or region', 'State or region', 'State or region (optional)']);
});

spec('CART-05', 'beside the shipping methods stands what they depend on, as long as that is not written', () => {
  const { block, data } = examples.fresh;
  const view = data['commerce/subscription-checkout/form'];
  const method = { id: 'way', name: 'Van', costCents: 500, countries: ['US'], states: ['WA'] };
  const shownAt = (values: Readonly<Record<string, string>>, errors = {}) => {
    const cart = { ...view.offered!.cart, shippingOptions: [method] };
    const limited = { 'commerce/subscription-checkout/form': { ...view, offered: { ...view.offered!, cart } } };
    const form = { values, errors, message: '' };
    const root = showView(element({ ...examples.fresh, data: limited, form }, host), block.id);
    const choice = root.querySelector('[name="shippingOptionId"]')?.closest('fieldset');
    return choice?.querySelector('p:not([data-field-error])')?.textContent;
  };
  expect([
    shownAt({}),
    shownAt({ country: 'US' }),
    shownAt({ country: 'US', state: 'OR' }),
    shownAt({ country: 'US', state: 'OR' }, { shippingOptionId: 'We do not ship these items to this address.' }),
    shownAt({ country: 'US', state: 'WA' }),
  ]).toEqual([
    undefined,
    'Which of these ship to you depends on your state or region. Please enter it above.',
    'None of these ship to this address.',
    undefined,
    undefined,
  ]);
});

test('where nothing can be ordered there is no form, and a way on', () => {
  for (const [name, path] of [
    ['gone', '/shop'],
    ['closed', '/shop/p/stoneware-mug'],
  ] as const) {
    const root = show(name);
    expect([root.querySelector('form'), root.querySelector('a')?.getAttribute('href')]).toEqual([null, path]);
  }
});
