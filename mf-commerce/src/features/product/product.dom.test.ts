import { renderToString } from 'react-dom/server';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { spec } from '../../../../tools/testing/spec';
import { messages as recurringMessages } from '../../parts/recurring/recurring.messages';
import { sampleId, sampleProduct, sampleVariant } from '../../parts/sample-store/sample-products.fixture';
import { start } from './product.effects';
import { examples, productProps } from './product.example';
import { messages as reviewMessages } from './reviews/reviews.messages';
import { messages as subscriptionMessages } from './offer/subscription.messages';
import { messages } from './product.messages';
import { element } from './product.view';

Element.prototype.scrollTo = () => undefined;

const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const text = (selector: string) => one(selector).textContent;

function open(props: Parameters<typeof element>[0], prepare: () => void = () => undefined) {
  const host = createFakeHost({ ...messages, ...reviewMessages, ...subscriptionMessages, ...recurringMessages });
  document.body.innerHTML = renderToString(element(props, host));
  prepare();
  start(document.body, host);
  return host;
}

function choose(selector: string, value?: string): void {
  const control = one(selector) as HTMLInputElement | HTMLSelectElement;
  if (control instanceof HTMLInputElement) control.checked = true;
  else control.value = value ?? control.value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function submitted(): FormData {
  return new FormData(one('form') as HTMLFormElement);
}

describe('one option', () => {
  spec(['PROD-04', 'PROD-15'], 'price, stock and picture follow the choice', () => {
    open(examples.oneOption);
    choose(`input[value="${sampleId(2)}"]`);
    expect([text('[data-price]'), text('[data-note]')]).toEqual(['$34.00', 'Only 2 left']);
    expect(one('[data-picture] img').getAttribute('src')).toContain('mug-oat');
    expect(one('[data-picture] img').getAttribute('alt')).toBe('Picture of mug-oat');
    choose(`input[value="${sampleId(1)}"]`);
    expect(one('[data-picture] img').getAttribute('src')).toContain('mug-fern');
    choose(`input[value="${sampleId(2)}"]`);
    expect(one('[data-quantity] input').getAttribute('max')).toBe('2');
  });

  test('a quantity beyond the chosen variant’s stock comes down to it', () => {
    open(examples.oneOption);
    (one('[data-quantity] input') as HTMLInputElement).value = '9';
    choose(`input[value="${sampleId(2)}"]`);
    expect(submitted().get('quantity')).toBe('2');
  });

  test('a choice the browser has restored counts more than what the server wrote', () => {
    open(examples.oneOption, () => ((one(`input[value="${sampleId(2)}"]`) as HTMLInputElement).checked = true));
    expect(text('[data-price]')).toBe('$34.00');
  });
});

describe('several options', () => {
  const glaze = () => `select[id$="-variant-0"]`;
  const size = () => `select[id$="-variant-1"]`;

  spec('PROD-02', 'each option has a control of its own, and what is sent is the variant of all of them', () => {
    open(examples.twoOptions);
    expect(
      [...document.querySelectorAll('.commerce-product__options label')].map((label) => label.textContent),
    ).toEqual(['Glaze', 'Size']);
    expect(one('[data-variant-list]').hidden).toBe(true);
    choose(glaze(), 'Oat');
    expect(submitted().get('variantId')).toBe(sampleId(3));
    expect([text('[data-price]'), text('[data-was]')]).toEqual(['$30.00', '$32.00']);
    choose(glaze(), 'Fern');
    choose(size(), 'Large');
    expect(submitted().get('variantId')).toBe(sampleId(2));
    expect(one('s').hidden).toBe(true);
  });

  test('a combination that is sold out says so and cannot be sent', () => {
    open(examples.twoOptions);
    choose(glaze(), 'Oat');
    expect([...(one(size()) as HTMLSelectElement).options].map((option) => option.text)).toEqual([
      'Small',
      'Large, sold out',
    ]);
    choose(size(), 'Large');
    expect(text('[data-note]')).toBe('This choice is sold out. Please choose another.');
    expect((one('[data-add-to-cart]') as HTMLButtonElement).disabled).toBe(true);
    choose(size(), 'Small');
    expect((one('[data-add-to-cart]') as HTMLButtonElement).disabled).toBe(false);
  });

  test('a combination nobody offers cannot be sent either', () => {
    const values = (first: string, second: string) => [
      { optionName: 'Glaze', value: first },
      { optionName: 'Size', value: second },
    ];
    const variants = [
      sampleVariant({ id: 'a', optionValues: values('Fern', 'Small') }),
      sampleVariant({ id: 'b', optionValues: values('Oat', 'Large') }),
    ];
    open(productProps(sampleProduct(variants)));
    choose(glaze(), 'Oat');
    expect((one('[data-add-to-cart]') as HTMLButtonElement).disabled).toBe(true);
    choose(size(), 'Large');
    expect(submitted().get('variantId')).toBe('b');
  });

  test('stopping puts the one list back', () => {
    open(examples.twoOptions).end();
    expect(document.querySelector('.commerce-product__options')).toBeNull();
    expect(one('[data-variant-list]').hidden).toBe(false);
  });
});

describe('measures', () => {
  spec('PROD-12', 'follow the choice', () => {
    const shipping = { weight: 2, length: 9, width: 8, height: 7 };
    const variants = ['Small', 'Large'].map((value, index) =>
      sampleVariant({ id: value, optionValues: [{ optionName: 'Size', value }], ...(index ? { shipping } : {}) }),
    );
    open(productProps(sampleProduct(variants)));
    expect(one('[data-measures]').hidden).toBe(true);
    choose('input[value="Large"]');
    expect([one('[data-measures]').hidden, text('[data-weight]'), text('[data-size]')]).toEqual([
      false,
      '2 lbs',
      '9" × 8" × 7"',
    ]);
  });
});

describe('quantity', () => {
  const input = () => one('[data-quantity] input') as HTMLInputElement;

  test('steps up and down within its bounds', () => {
    open(examples.onSale);
    expect(one('[data-quantity]').hasAttribute('data-live')).toBe(true);
    one('[data-step="-1"]').click();
    expect(input().value).toBe('1');
    for (let click = 0; click < 5; click += 1) one('[data-step="1"]').click();
    expect(input().value).toBe('3');
  });

  test('no longer steps once stopped', () => {
    open(examples.onSale).end();
    one('[data-step="1"]').click();
    expect([input().value, one('[data-quantity]').hasAttribute('data-live')]).toEqual(['1', false]);
  });
});

describe('added to the cart', () => {
  const send = () => one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const listen = () => {
    const host = open(examples.oneOption);
    const published: unknown[] = [];
    host.bus.on('commerce/line-added').subscribe((payload) => published.push(payload));
    return { host, published };
  };

  test('is told once, when the cart has grown by what was sent', () => {
    const { host, published } = listen();
    host.bus.publish('commerce/cart', { revision: 4, items: 0, subtotalCents: 0 });
    send();
    expect(published).toEqual([]);
    host.bus.publish('commerce/cart', { revision: 5, items: 1, subtotalCents: 3200 });
    host.bus.publish('commerce/cart', { revision: 6, items: 2, subtotalCents: 6400 });
    expect(published).toEqual([{ variantId: sampleId(1), quantity: 1 }]);
  });

  test('is not told where it was refused, and the cart changes later', () => {
    const { host, published } = listen();
    host.bus.publish('commerce/cart', { revision: 4, items: 2, subtotalCents: 6400 });
    send();
    // A code changes what it costs, and one piece less the rest; then it grows, elsewhere.
    host.bus.publish('commerce/cart', { revision: 5, items: 2, subtotalCents: 6400 });
    host.bus.publish('commerce/cart', { revision: 6, items: 3, subtotalCents: 9600 });
    expect(published).toEqual([]);
  });

  test('is not told of a change the visitor made elsewhere', () => {
    const { host, published } = listen();
    host.bus.publish('commerce/cart', { revision: 5, items: 1, subtotalCents: 3200 });
    expect(published).toEqual([]);
  });

  test('a sold-out page has nothing to bring to life', () => {
    expect(() => open(examples.soldOut)).not.toThrow();
  });
});
