import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { CONFIG } from '../../config';
import { createEventBus } from '../../host/bus/event-bus';
import { createGateConsent } from './gate-consent.step';
import { pageData } from '../page-data.fixture';

test.each([
  ['the browser', true, {}],
  ['the request', false, { privacyControl: true as const }],
])('nothing optional is allowed where %s carries Global Privacy Control', (_, privacyControl, sent) => {
  const cookies = { read: () => undefined, write: () => undefined, enabled: () => true };
  const gate = createGateConsent(CONFIG, { cookies, privacyControl });
  const eventBus = createEventBus(() => undefined);
  expect(gate({ data: pageData(sent), eventBus }).allows('analytics')).toBe(false);
});

test('the gate keeps to the site’s policy', () => {
  const cookies = { read: () => undefined, write: () => undefined, enabled: () => true };
  const gate = createGateConsent(CONFIG, { cookies, privacyControl: false });
  const eventBus = createEventBus(() => undefined);
  const cookieSettings = { ...SAMPLE_CONTEXT.cookieSettings, isRestrictiveCookiePolicyEnabled: true };
  expect(gate({ data: pageData(), eventBus }).allows('marketing')).toBe(true);
  expect(
    gate({ data: pageData({ context: { ...SAMPLE_CONTEXT, cookieSettings } }), eventBus }).allows('marketing'),
  ).toBe(false);
});
