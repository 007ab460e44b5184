import { spec } from '../../../../tools/testing/spec';
import { one } from '../../parts/in-page/go-live.fixture';
import { sampleCart } from '../../parts/sample-store/sample-cart.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { choose, complete, openCheckout, problems, send } from './checkout.fixture';

const van = { id: 'van', name: 'Van', costCents: 500, countries: ['US'], states: ['WA', 'NY'] };

/** A checkout whose only shipping method goes to two states. */
function openLimited(): ReturnType<typeof openCheckout> {
  const { cart, ...view } = sampleCart();
  const limited = { ...view, cart: { ...cart, shippingOptions: [van] } };
  return openCheckout(
    sampleCheckout(limited, { countries: [{ code: 'US', name: 'United States', needs: ['state', 'zip'] }] }),
  );
}
const totals = () => one('.commerce-checkout__summary').textContent;
const methods = () => one('[id$=-shippingOptionId]').closest('fieldset')?.textContent;

spec(
  'CART-05',
  'the shipping methods come with the part they depend on; before, it is asked for and nothing is sent',
  async () => {
    const host = openLimited();
    const prompt = 'Shipping methodEnter your state or region to see shipping methods.';
    await complete();
    expect(methods()).toBe(prompt);
    // Nobody knows yet what it costs.
    expect(totals()).not.toContain('Shipping');
    await send();
    const link = one<HTMLAnchorElement>('[data-error-summary] a');
    expect(problems().querySelectorAll('a')).toHaveLength(1);
    expect([document.getElementById(link.hash.slice(1)), host.calls]).toEqual([one('[name=state]'), []]);
    await choose('[name=state]', 'WA');
    expect([methods(), one('[name=shippingOptionId]').checked]).toEqual(['Shipping methodVan$5.00', true]);
    expect(totals()).toContain('Shipping · Van$5.00');
    await choose('[name=state]', 'OR');
    expect(methods()).toBe('Shipping methodWe do not ship these items to this address.');
    await choose('[name=state]', '');
    expect(methods()).toBe(prompt);
  },
);
