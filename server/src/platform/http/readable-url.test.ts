import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { openExample } from '../../../../tools/testing/site/open-example';
import { readableUrl } from './readable-url';

const pathPart = fc.constantFrom('%', '%2', '%ff', '%E0%A4%A', '%25', '%C3%A9', '/', 'a', 'é', '%2F');
const path = fc.array(pathPart).map((parts) => `/${parts.join('')}`);
const query = fc.constantFrom('', '?', '?q=%ff', '?q=%&r=%25');

test('every address can be decoded', () => {
  fc.assert(
    fc.property(path, query, (requestedPath, requestedQuery) => {
      const url = readableUrl(requestedPath + requestedQuery);
      expect(url.endsWith(requestedQuery)).toBe(true);
      expect(() => decodeURIComponent(url.slice(0, url.length - requestedQuery.length))).not.toThrow();
    }),
  );
});

test('a valid address is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), query, (text, requestedQuery) => {
      const url = `/${encodeURIComponent(text)}${requestedQuery}`;
      expect(readableUrl(url)).toBe(url);
    }),
  );
});

spec('ROUTE-05', 'an invalid address gets the site’s not-found page', async () => {
  const open = await openExample();
  try {
    for (const address of ['/100%', '/%ff', '/%E0%A4%A', '/shop/p/50%off?x=%']) {
      const answer = await open.visitor().get(address);
      expect([address, answer.statusCode, answer.headers['content-type']]).toEqual([
        address,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(answer.headers['content-security-policy']).toBeDefined();
      expect(answer.body).toContain('<h1');
    }
    const call = await open.visitor().call('POST', '/api/commerce/%ff', {});
    expect([call.statusCode, call.json().code]).toEqual([404, 'site/not-found']);
  } finally {
    await open.close();
  }
});
