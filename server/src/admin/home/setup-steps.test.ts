import fc from 'fast-check';
import { SETUP_STEPS } from 'shared-types/admin/home';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { setupSteps, type SetupFacts } from './setup-steps';

type Account = Parameters<typeof setupSteps>[1];

const ADMIN: Account = { roles: [WEBSITE_ROLE.admin] };
/** A new shop: nothing is set up. */
const NEW_SHOP: SetupFacts = {
  hasStyles: false,
  hasLinks: false,
  hasShop: true,
  hasProduct: false,
  hasShippedProduct: false,
  hasShipping: false,
  hasTaxRule: false,
  hasPayment: false,
  hasForm: true,
  hasFormEmail: false,
  hasCookieChoice: false,
  hasDomain: false,
  hasOrder: false,
  shopPath: '/shop',
};
const stepsOf = (facts: Partial<SetupFacts>, account = ADMIN) =>
  setupSteps({ ...NEW_SHOP, ...facts }, account).map(({ step }) => step);
const doneOf = (facts: Partial<SetupFacts>) =>
  setupSteps({ ...NEW_SHOP, ...facts }, ADMIN).flatMap(({ step, isDone }) => (isDone ? [step] : []));

test.each([
  ['nothing', {}, []],
  ['colors and fonts', { hasStyles: true }, ['styles']],
  ['links', { hasLinks: true }, ['navigation']],
  ['a product', { hasProduct: true, hasShippedProduct: true }, ['product']],
  ['a shipping method', { hasShipping: true }, ['shipping']],
  ['a tax rule', { hasTaxRule: true }, ['tax']],
  ['a way to pay', { hasPayment: true }, ['payments']],
  ['a form whose submissions are emailed', { hasFormEmail: true }, ['form']],
  ['a decision about cookies', { hasCookieChoice: true }, ['cookies']],
  ['a domain', { hasDomain: true }, ['domain']],
  ['an order', { hasOrder: true }, ['order']],
] as const)('with %s, that step is done', (_, facts, done) => {
  expect(doneOf(facts)).toEqual(done);
});

test('a site without a shop is asked for nothing of a shop, and one without a form for no email', () => {
  expect(stepsOf({ hasShop: false })).toEqual(['styles', 'navigation', 'form', 'cookies', 'domain']);
  expect(stepsOf({ hasShop: false, hasForm: false })).toEqual(['styles', 'navigation', 'cookies', 'domain']);
});

test('shipping is asked for until the only products are those that are not shipped', () => {
  expect(stepsOf({})).toContain('shipping');
  expect(stepsOf({ hasProduct: true, hasShippedProduct: true })).toContain('shipping');
  expect(stepsOf({ hasProduct: true })).not.toContain('shipping');
});

test.each([
  ['viewer', []],
  ['billing', []],
  ['reporting', ['order']],
  ['editor', ['styles', 'navigation', 'form', 'cookies']],
  ['storeManager', ['product', 'shipping', 'tax', 'order']],
  ['admin', [...SETUP_STEPS]],
] as const)('%s gets the steps that the role can do', (role, steps) => {
  expect(stepsOf({}, { roles: [WEBSITE_ROLE[role]] })).toEqual(steps);
});

test('whatever a site has: setting up one more thing never undoes a step', () => {
  const flag = fc.boolean();
  const facts = fc.record({
    hasStyles: flag,
    hasLinks: flag,
    hasShop: flag,
    hasProduct: flag,
    hasShippedProduct: flag,
    hasShipping: flag,
    hasTaxRule: flag,
    hasPayment: flag,
    hasForm: flag,
    hasFormEmail: flag,
    hasCookieChoice: flag,
    hasDomain: flag,
    hasOrder: flag,
    shopPath: fc.constant('/shop'),
  });
  const key = fc.constantFrom(
    ...([
      'hasStyles',
      'hasLinks',
      'hasProduct',
      'hasShipping',
      'hasTaxRule',
      'hasPayment',
      'hasFormEmail',
      'hasDomain',
      'hasOrder',
    ] as const),
  );
  fc.assert(
    fc.property(facts, key, (some, more) => {
      const openOf = (one: SetupFacts) => setupSteps(one, ADMIN).flatMap(({ step, isDone }) => (isDone ? [] : [step]));
      const before = openOf(some);
      for (const step of openOf({ ...some, [more]: true })) expect(before).toContain(step);
    }),
  );
});
