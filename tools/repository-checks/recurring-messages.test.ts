import { BILLING_UNITS } from 'shared-types/commerce/orders/subscription';
import { recurringText } from '../../mf-commerce/src/parts/recurring/recurring-text';
import { messages as english } from '../../mf-commerce/src/parts/recurring/recurring.messages';
import { messages as polish } from '../../mf-commerce/src/parts/recurring/recurring.messages.pl';
import { recurringMessage } from '../../server/src/commerce/subscription/recurring.messages';
import { createFakeRenderHost } from '../testing/host/fake-render-host';
import { spec } from '../testing/spec';

const HOSTS = { en: createFakeRenderHost(english), pl: createFakeRenderHost(polish, { context: { locale: 'pl' } }) };
const COUNTS = [1, 2, 4, 5, 11, 12];
const CYCLES = [0, 1, 2, 3, 5, 11, 21, 22, 112];

spec(['SUBS-03', 'SUBS-04'], 'emails say how often something is paid in the same words as pages', () => {
  for (const language of ['en', 'pl'] as const)
    for (const unit of BILLING_UNITS)
      for (const value of COUNTS)
        for (const numBillingCycles of CYCLES) {
          const plan = { billingPeriod: { value, unit }, numBillingCycles };
          expect(recurringMessage(plan, '€12.00', language)).toBe(recurringText(plan, '€12.00', HOSTS[language]));
        }
});
