import { withoutQueries } from './without-queries';

const FILE = 'https://shop.example/remotes/mf-commerce/0.1.0-0a1b2c3d/client/cart.js';

test('addresses end with their path, or with the line and column of a stack', () => {
  expect(withoutQueries(`at a (${FILE}:1:2)\nb@${FILE}:3\nat ${FILE}?v=1#x:4:5`)).toBe(
    `at a (${FILE}:1:2)\nb@${FILE}:3\nat ${FILE}:4:5`,
  );
  expect(withoutQueries('HTTP://shop.example/?a=(b)&c=d e?f#g')).toBe('HTTP://shop.example/ e?f#g');
  expect(withoutQueries('Is it so? #1, at 12:30:45')).toBe('Is it so? #1, at 12:30:45');
});

test.each(['http://', 'http://a?', ':1', 'http://a:1:1'])('a text full of %j does not take quadratic time', (part) => {
  const text = part.repeat(256 * 1024);
  const began = performance.now();
  withoutQueries(text);
  withoutQueries(`http://a?${text}`);
  expect(performance.now() - began).toBeLessThan(20_000);
});
