import type { HTTPRequest } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { hastenTimers } from '../../browser/pace-timers';
import { CONTAINER, FEATURE_FILE, intercept, openBrokenCart, REMOTE } from './broken-cart';

const cart = openBrokenCart();

const FAULTS = {
  'is not found': (request: HTTPRequest) => request.respond({ status: 404, body: 'Not found' }),
  'never arrives': () => undefined,
  'was changed after publishing': (request: HTTPRequest) =>
    request.respond({
      status: 200,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.tampered = true;',
    }),
};

for (const [where, path] of [
  ['container', CONTAINER],
  ['feature file', FEATURE_FILE],
] as const) {
  for (const [what, answer] of Object.entries(FAULTS)) {
    spec('PLAT-05', `the ${where} ${what}: the cart keeps its HTML and buying works`, async () => {
      const visit = await cart.visit();
      await hastenTimers(visit.page);
      await intercept(visit, `/${REMOTE}/${cart.whole}/${path}`, answer);
      await cart.expectBuyingStillWorks(visit, cart.whole);
      expect(await visit.page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    });
  }
}
