import { spec } from '../../../../tools/testing/spec';
import { errorReport } from './error-report';

const origin = { websiteId: 'w1', url: 'http://shop.test/cart', userAgent: 'A browser', startedAt: 1_000 };

spec('ERRREP-04', 'tells the site, the page, the browser, whose code it was and where', () => {
  const record = {
    kind: 'error',
    text: 'It broke',
    atMs: 250.4,
    stack: 'at x',
    file: '/remotes/mf-commerce/1.0.0/client/cart.js',
    line: 3,
    column: 7,
    remote: 'mf-commerce',
    version: '1.0.0',
  } as const;
  expect(errorReport(record, origin)).toEqual({
    event: 'error',
    timestamp: 1250,
    data: {
      websiteId: 'w1',
      templateId: 'colonnade',
      url: 'http://shop.test/cart',
      userAgent: 'A browser',
      app: 'mf-commerce@1.0.0',
      message: 'It broke',
      stack: 'at x',
      file: '/remotes/mf-commerce/1.0.0/client/cart.js',
      line: 3,
      column: 7,
    },
  });
});

spec('ERRREP-06', 'cuts a stack to 5000 characters, and other texts to what the server takes', () => {
  const { data } = errorReport({ kind: 'error', text: 'm'.repeat(9000), stack: 's'.repeat(9000), atMs: 0 }, origin);
  expect(data.stack).toHaveLength(5000);
  expect(data.message).toHaveLength(2000);
});

test('in the configuration area and where members see to passwords nothing that follows the path is told: it may be the token of a letter’s link', () => {
  const urlOf = (url: string) => errorReport({ kind: 'error', text: 'x', atMs: 0 }, { ...origin, url }).data.url;
  expect(urlOf('http://shop.test/config/reset?token=secret#x')).toBe('http://shop.test/config/reset');
  for (const path of ['/site-users/reset', '/pl/site-users/reset'])
    expect(urlOf(`http://shop.test${path}?token=secret`)).toBe(`http://shop.test${path}`);
  for (const url of [
    'http://shop.test/shop?page=2#top',
    'http://shop.test/shop?from=/site-users/reset?x',
    'http://shop.test/shop?from=/config/reset?x',
  ])
    expect(urlOf(url)).toBe(url);
});

test('what a feature reported is told apart, and an error of nobody’s is the page’s', () => {
  expect(
    errorReport(
      { kind: 'error', text: 'x', atMs: 0, feature: 'commerce/cart', remote: 'mf-commerce', version: '1' },
      origin,
    ).event,
  ).toBe('reported');
  expect(errorReport({ kind: 'error', text: 'x', atMs: 0 }, origin).data.app).toBe('page');
});
