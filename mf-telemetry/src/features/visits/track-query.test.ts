import fc from 'fast-check';
import { CAMPAIGN_PARAMETERS, TRACK_TEXT_MAX } from 'shared-types/telemetry/visits';
import { spec } from '../../../../tools/testing/spec';
import { trackQuery } from './track-query';

const query = (url: string, referrer = '') =>
  trackQuery({ landing: url, refer: referrer, lang: 'en-GB', screen: '1280x800', rk: 'chance' });

spec('VISIT-11', 'sends the page, the referrer, a random number, language and screen', () => {
  expect(query('http://shop.test/about?a=1#here', 'https://search.test/')).toEqual({
    landing: 'http://shop.test/about?a=1',
    refer: 'https://search.test/',
    rk: 'chance',
    lang: 'en-GB',
    screen: '1280x800',
  });
});

spec(
  'VISIT-12',
  'sends the campaign parameters of the URL, and its refer before the browser’s; omits absent ones',
  () => {
    const sent = CAMPAIGN_PARAMETERS.map((name) => [name, `a ${name}`] as const);
    const url = `http://shop.test/?${new URLSearchParams([...sent, ['other', 'x']].map(([name, value]) => [name ?? '', value ?? '']))}`;
    expect(query(url, 'https://search.test/')).toMatchObject(Object.fromEntries(sent));
    expect(query(url)).not.toHaveProperty('other');
    expect(Object.keys(query('http://shop.test/?source=&mkwid=1')).sort()).toEqual(
      ['landing', 'lang', 'mkwid', 'refer', 'rk', 'screen'].sort(),
    );
  },
);

test('if a campaign parameter occurs twice, the first counts', () => {
  expect(query('http://shop.test/?source=letter&source=x', '')).toMatchObject({ source: 'letter' });
});

test('sends only the path of a referrer on the site itself, whose query may be a login token or search terms', () => {
  for (const address of [
    '/pl/site-users/reset?token=sEcReT',
    '/config/reset?token=sEcReT',
    '/search?q=secretly',
    '/shop',
  ])
    expect(query('http://shop.test/about', `http://shop.test${address}`)).toMatchObject({
      refer: `http://shop.test${address.split('?')[0]}`,
    });
  const other = 'http://shop.test.other/search?q=mugs';
  expect(query('http://shop.test/about', other)).toMatchObject({ refer: other });
});

test('for any URL, no text exceeds the server’s limits, and nothing else is sent', () => {
  const allowed = new Set<string>(['landing', 'refer', 'rk', 'lang', 'screen', ...CAMPAIGN_PARAMETERS]);
  const name = fc.oneof(fc.constantFrom(...CAMPAIGN_PARAMETERS), fc.string());
  const parameters = fc.array(fc.tuple(name, fc.string({ maxLength: 2 * TRACK_TEXT_MAX })), { maxLength: 12 });
  fc.assert(
    fc.property(parameters, fc.string(), (pairs, refer) => {
      const entries = Object.entries(query(`http://shop.test/?${new URLSearchParams(pairs)}#here`, refer));
      expect(entries.every(([key, value]) => allowed.has(key) && value.length <= TRACK_TEXT_MAX)).toBe(true);
      expect(entries.find(([key]) => key === 'landing')?.[1]).not.toContain('#');
    }),
  );
});
