import { SAMPLE_CONTEXT } from '../../../tools/testing/sample-context';
import { CONFIG } from '../config';
import { createWire } from '../host/bus/wire';
import { createGateConsent } from './gate-consent.step';
import { pageData } from './page-data.fixture';

test.each([
  ['the browser', true, {}],
  ['the request', false, { privacyControl: true as const }],
])('nothing optional is allowed where %s carries Global Privacy Control', (_, privacyControl, told) => {
  const cookies = { read: () => undefined, write: () => undefined, enabled: () => true };
  const gate = createGateConsent(CONFIG, { cookies, privacyControl });
  const wire = createWire(() => undefined);
  expect(gate({ data: pageData(told), wire }).allows('analytics')).toBe(false);
});

test('the gate keeps to the site’s policy', () => {
  const cookies = { read: () => undefined, write: () => undefined, enabled: () => true };
  const gate = createGateConsent(CONFIG, { cookies, privacyControl: false });
  const wire = createWire(() => undefined);
  const cookieSettings = { ...SAMPLE_CONTEXT.cookieSettings, isRestrictiveCookiePolicyEnabled: true };
  expect(gate({ data: pageData(), wire }).allows('marketing')).toBe(true);
  expect(gate({ data: pageData({ context: { ...SAMPLE_CONTEXT, cookieSettings } }), wire }).allows('marketing')).toBe(
    false,
  );
});
