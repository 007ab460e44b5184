import fc from 'fast-check';
import { cookieFromSite, cookiesForSite, headersForSite, headersFromSite } from './forwarded-headers';

const ENDS = { site: 'https://shop.example', here: 'http://mf-forms.localhost:4202' };
const name = fc
  .tuple(fc.constantFrom('', '__Host-', '__Secure-'), fc.stringMatching(/^[A-Za-z]\w{0,8}$/))
  .map((parts) => parts.join(''));
const value = fc.stringMatching(/^[\w=%-]{0,12}$/);

test('a cookie is accepted without https, and returns to the site under its own name', () => {
  fc.assert(
    fc.property(name, value, (own, text) => {
      const taken = cookieFromSite(
        `${own}=${text}; Path=/; HttpOnly; Secure; Domain=shop.example; SameSite=None; Partitioned`,
      );
      expect(taken).not.toMatch(/^__|Secure;|; (?:Secure|Domain|Partitioned)|None/);
      expect(taken).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(cookiesForSite(`a=1; ${taken.split(';')[0] ?? ''}`, ENDS.site)).toBe(`a=1; ${own}=${text}`);
    }),
  );
});

test('the runtime’s own cookies have no prefix here, where scripts expect them, and get it back', () => {
  expect(cookieFromSite('__Host-crumb=c; Path=/; Secure; SameSite=Lax')).toBe('crumb=c; Path=/; SameSite=Lax');
  const kept = 'crumb=c; session=s; unlocked-p1=u; SS_MID=m; other=o';
  expect(cookiesForSite(kept, ENDS.site)).toBe(
    '__Host-crumb=c; __Host-session=s; __Host-unlocked-p1=u; SS_MID=m; other=o',
  );
  expect(cookiesForSite(kept, 'http://shop.example')).toBe(kept);
});

test('the site sees its own origin for this page, and the real one for other websites', () => {
  const sent = { host: 'mf-forms.localhost:4202', connection: 'keep-alive', 'accept-encoding': 'br', accept: '*/*' };
  const own = headersForSite({ ...sent, origin: ENDS.here, referer: `${ENDS.here}/contact?a=1` }, ENDS);
  expect(own).toEqual({
    host: 'shop.example',
    accept: '*/*',
    'accept-encoding': 'identity',
    origin: ENDS.site,
    referer: `${ENDS.site}/contact?a=1`,
  });
  const foreign = headersForSite({ ...sent, origin: 'https://bad.example', referer: `${ENDS.here}0/x` }, ENDS);
  expect(foreign).toMatchObject({ origin: 'https://bad.example', referer: `${ENDS.here}0/x` });
});

test('the browser stays here, and is not forced to https', () => {
  const from = (headers: object) => headersFromSite({ ...headers }, ENDS);
  expect(from({ location: 'https://shop.example/cart' })).toEqual({ location: `${ENDS.here}/cart` });
  expect(from({ location: '/cart' })).toEqual({ location: '/cart' });
  expect(from({ location: 'https://pay.example/x' })).toEqual({ location: 'https://pay.example/x' });
  expect(from({ 'strict-transport-security': 'max-age=1', 'reporting-endpoints': 'x', etag: 'e' })).toEqual({
    etag: 'e',
  });
});
