import fc from 'fast-check';
import { spec } from '../../../../../../tools/testing/spec';
import { LINK_LIMIT, linkKind, linkText, readLink, type LinkKind } from './link-rules';

const problem = (kind: LinkKind, typed: string) => readLink(kind, typed).problem;
const long = (text: string, length: number) => text + 'a'.repeat(length - text.length);

spec('LINK-01', 'an anchor has fewer than 100 characters', () => {
  expect(problem('page', long('#', LINK_LIMIT.anchor - 1))).toBeUndefined();
  expect(problem('page', long('#', LINK_LIMIT.anchor))).toBe('panelLinkAnchorLong');
});

spec('LINK-02', 'a phone number has fewer than 50 characters', () => {
  expect(problem('phone', '1'.repeat(LINK_LIMIT.phone - 1))).toBeUndefined();
  expect(problem('phone', '1'.repeat(LINK_LIMIT.phone))).toBe('panelLinkPhoneLong');
});

spec('LINK-03', 'a phone number has at least four digits, and nothing but digits and hyphens', () => {
  expect(readLink('phone', '555-0100')).toEqual({ href: 'tel:555-0100' });
  expect(readLink('phone', '(555) 01.00')).toEqual({ href: 'tel:5550100' });
  for (const typed of ['123', '12-3', '555 CALL', '5550100;ext=1', '55+50100'])
    expect([typed, problem('phone', typed)]).toEqual([typed, 'panelLinkPhoneInvalid']);
});

spec('LINK-05', 'an email link has fewer than 1000 characters', () => {
  const address = 'hello@shop.example?subject=';
  expect(problem('email', long(address, LINK_LIMIT.email - 1))).toBeUndefined();
  expect(problem('email', long(address, LINK_LIMIT.email))).toBe('panelLinkEmailLong');
});

spec('LINK-06', 'an email address has one @, and a dot after it', () => {
  expect(readLink('email', ' hello@shop.example ')).toEqual({ href: 'mailto:hello@shop.example' });
  for (const typed of ['hello', 'hello@shop', 'a@b@shop.example', '@shop.example', 'hello@.example'])
    expect([typed, problem('email', typed)]).toEqual([typed, 'panelLinkEmailInvalid']);
});

spec('LINK-09', 'the path of a page has fewer than 150 characters', () => {
  expect(problem('page', long('/', LINK_LIMIT.page - 1))).toBeUndefined();
  expect(problem('page', long('/', LINK_LIMIT.page))).toBe('panelLinkPageLong');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://shop.example',
  'https://',
  'http://shop',
  'https://a b.c',
])('%s is no web address', (typed) => {
  expect(problem('web', typed)).toBe('panelLinkWebInvalid');
});

test('a web address without a scheme gets https', () => {
  expect(readLink('web', 'shop.example/mugs')).toEqual({ href: 'https://shop.example/mugs' });
});

test('what was read is shown as it was typed, and read again as it is', () => {
  const typed = fc.constantFrom(
    '/about',
    '#top',
    'https://shop.example',
    'hello@shop.example',
    '+48555010',
    '555-0100',
  );
  fc.assert(
    fc.property(typed, fc.constantFrom<LinkKind>('page', 'web', 'email', 'phone'), (text, kind) => {
      const { href } = { href: undefined, ...readLink(kind, text) };
      if (href === undefined) return;
      expect(readLink(linkKind(href), linkText(href))).toEqual({ href });
    }),
  );
});
