import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { COMMERCE_CASES } from './bad-commerce-input.cases';
import { CONFIG_CASES } from './bad-config-input.cases';
import { FORMS_CASES } from './bad-forms-input.cases';
import type { BadInputCase } from './bad-input-case.fixture';
import { ORDER_CASES } from './bad-order-input.cases';
import { PRICE_CASES } from './bad-price-input.cases';
import { REMOTES_CASES } from './bad-remotes-input.cases';
import { SITE_WORDS_CASES } from './bad-site-words-input.cases';
import { SITE_CASES } from './bad-site-input.cases';
import { TELEMETRY_CASES } from './bad-telemetry-input.cases';

/** Every endpoint that changes something. */
export const CASES: readonly BadInputCase[] = [
  ...COMMERCE_CASES,
  ...ORDER_CASES,
  ...FORMS_CASES,
  {
    route: `POST ${BANNER_CALLS.choose.path}`,
    right: async () => ({ path: BANNER_CALLS.choose.path, body: { choice: 'accepted' } }),
    required: ['choice'],
    texts: ['choice'],
    wrong: { choice: ['', 'maybe', 'ACCEPTED'] },
  },
  ...TELEMETRY_CASES,
  ...CONFIG_CASES,
  ...PRICE_CASES,
  ...SITE_WORDS_CASES,
  ...REMOTES_CASES,
  ...SITE_CASES,
];
