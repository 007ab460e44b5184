import Fastify from 'fastify';
import { CARD_PAYMENT_CALLS } from 'shared-types/commerce/card-payment';
import { MAILING_LIST_CALLS } from 'shared-types/forms/mailing-list';
import { POLICY_REPORT_CALLS } from 'shared-types/telemetry/policy-reports';
import { ROUTES } from '../main/server';
import { CASES, OTHER_CASES } from './bad-input.cases';
import { describeRefusals } from './refusals.fixture';
import type { TelemetryServices } from '../telemetry/telemetry-services';

/**
 * Browsers send policy reports without a crumb, mail programs unsubscribe and Stripe tells of payments without one; the
 * routes have tests of their own.
 */
const WITHOUT_CRUMB = new Set(
  [
    POLICY_REPORT_CALLS.recordPolicyViolation,
    MAILING_LIST_CALLS.unsubscribeInOneClick,
    CARD_PAYMENT_CALLS.takeStripeEvent,
  ].map(({ path }) => `POST ${path}`),
);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function registered(): string[] {
  const found: string[] = [];
  const app = Fastify();
  app.addHook('onRoute', ({ method, url }) => void found.push(...[method].flat().map((one) => `${one} ${url}`)));
  for (const route of ROUTES) route(app, { config: { dataDir: '' } } as TelemetryServices);
  return found;
}

test('every endpoint that changes something has a row here', () => {
  const changing = registered().filter((route) => !READING.has(route.split(' ')[0] ?? '') && !WITHOUT_CRUMB.has(route));
  expect(CASES.map(({ route }) => route).sort()).toEqual([...new Set(changing)].sort());
});

describeRefusals(OTHER_CASES);
