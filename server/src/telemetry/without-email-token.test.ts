import { withoutEmailToken } from './without-email-token';

test('in the admin area and on password pages only the path is left', () => {
  expect(withoutEmailToken('http://shop.test/config/reset?token=secret#x')).toBe('http://shop.test/config/reset');
  for (const path of ['/site-users/reset', '/pl/site-users/reset'])
    expect(withoutEmailToken(`http://shop.test${path}?token=secret`)).toBe(`http://shop.test${path}`);
  for (const url of [
    'http://shop.test/shop?page=2#top',
    'http://shop.test/shop?from=/site-users/reset?x',
    'http://shop.test/shop?from=/config/reset?x',
  ])
    expect(withoutEmailToken(url)).toBe(url);
});
