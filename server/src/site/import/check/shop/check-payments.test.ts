import { INSTALLMENTS_DEFAULT } from 'shared-types/commerce/checkout';
import { exampleDocument } from '../../../../../../tools/testing/site/example-document';
import { spec } from '../../../../../../tools/testing/spec';
import { expectMistake, mistakesWith, type WrongPart } from '../../mistakes.fixture';

const [offline] = exampleDocument().paymentMethods;

spec('CKOUT-08', 'an owner may offer payment in installments', () => {
  const path = 'paymentMethods.0.installments';
  expect(mistakesWith({ [path]: INSTALLMENTS_DEFAULT })).toEqual([]);
  expect(mistakesWith({ [path]: { ...INSTALLMENTS_DEFAULT, count: 1 } })).toEqual([
    'paymentMethods[0].installments.count: must be at least 2.',
  ]);
});

test.each<WrongPart>([
  [
    'a payment method twice',
    { 'paymentMethods.1': offline },
    'paymentMethods[1].id: there is another payment method "offline".',
  ],
  [
    'a highest order total below the lowest',
    { 'paymentMethods.0.installments': { maximumCents: 4999 } },
    'paymentMethods[0].installments.maximumCents: must not be below the minimum, which is 5000.',
  ],
])('%s is refused', expectMistake);
