import { socialAddress } from './social-address';
import { socialNetworkOf } from './social-network-of';

test.each([
  ['https://www.instagram.com/fern', 'https://www.instagram.com/fern', 'instagram'],
  ['instagram.com/fern', 'https://instagram.com/fern', 'instagram'],
  ['m.facebook.com/fern', 'https://m.facebook.com/fern', 'facebook'],
  ['youtu.be/abc', 'https://youtu.be/abc', 'youtube'],
  ['hello@fern.example', 'mailto:hello@fern.example', 'email'],
  ['(503) 555-0100', 'tel:5035550100', 'phone'],
  ['https://fern.example', 'https://fern.example', 'website'],
  ['https://notinstagram.com/fern', 'https://notinstagram.com/fern', 'website'],
  ['/journal', '/journal', 'website'],
])('%s is a link, with the icon of its network', (typed, href, network) => {
  expect([socialAddress(typed), socialNetworkOf(href)]).toEqual([href, network]);
});

test.each(['javascript:alert(1)', '//other.example', 'https://a@other.example', 'fern', 'a b.example', '@fern'])(
  '%s is no link',
  (typed) => {
    expect(socialAddress(typed)).toBeUndefined();
  },
);
