import fc from 'fast-check';
import { isLinkToHost, isSafeLink, LINK_LIMIT, linkProblem } from 'shared-types/site/link/link-rules';
import { linkKind, linkText, readLink, type LinkKind } from 'shared-types/site/link/read-link';
import { spec } from '../../../../tools/testing/spec';

const problem = (kind: LinkKind, typed: string) => readLink(kind, typed).problem;
const long = (text: string, length: number) => text + 'a'.repeat(length - text.length);

spec('LINK-01', 'an anchor has fewer than 100 characters', () => {
  expect(problem('page', long('#', LINK_LIMIT.anchor - 1))).toBeUndefined();
  expect(problem('page', long('#', LINK_LIMIT.anchor))).toBe('anchorLong');
});

spec('LINK-02', 'a phone number has fewer than 50 characters', () => {
  expect(problem('phone', '1'.repeat(LINK_LIMIT.phone - 1))).toBeUndefined();
  expect(problem('phone', '1'.repeat(LINK_LIMIT.phone))).toBe('phoneLong');
});

spec('LINK-03', 'a phone number has at least four digits, and nothing but digits and hyphens', () => {
  expect(readLink('phone', '555-0100')).toEqual({ href: 'tel:555-0100' });
  expect(readLink('phone', '(555) 01.00')).toEqual({ href: 'tel:5550100' });
  for (const typed of ['123', '12-3', '555 CALL', '5550100;ext=1', '55+50100', '+15550100'])
    expect([typed, problem('phone', typed)]).toEqual([typed, 'phoneForm']);
});

spec('LINK-04', 'a link to a text message has fewer than 1000 characters', () => {
  expect(readLink('phone', 'sms:555-0100?body=Hello there')).toEqual({ href: 'sms:555-0100?body=Hello there' });
  expect(linkKind('sms:555-0100')).toBe('phone');
  expect(linkProblem(`sms:${'1'.repeat(LINK_LIMIT.sms - 1)}`)).toBeUndefined();
  expect(linkProblem(`sms:${'1'.repeat(LINK_LIMIT.sms)}`)).toBe('smsLong');
});

spec('LINK-05', 'an email link has fewer than 1000 characters', () => {
  const address = 'hello@shop.example?subject=';
  expect(problem('email', long(address, LINK_LIMIT.email - 1))).toBeUndefined();
  expect(problem('email', long(address, LINK_LIMIT.email))).toBe('emailLong');
});

spec('LINK-06', 'an email address has one @, and a dot after it', () => {
  expect(readLink('email', ' hello@shop.example ')).toEqual({ href: 'mailto:hello@shop.example' });
  for (const typed of ['hello', 'hello@shop', 'a@b@shop.example', '@shop.example', 'hello@.example'])
    expect([typed, problem('email', typed)]).toEqual([typed, 'emailForm']);
});

spec('LINK-07', 'a script is no link, and one of 250 characters or more is not even looked at', () => {
  expect(linkProblem(long('javascript:', LINK_LIMIT.script - 1))).toBe('script');
  expect(linkProblem(long('javascript:', LINK_LIMIT.script))).toBe('scriptLong');
  expect(linkProblem('JavaScript:alert(1)')).toBe('script');
  expect(problem('web', 'javascript:alert(1)')).toBe('script');
});

spec('LINK-08', 'an ftp link has fewer than 100 characters', () => {
  expect(readLink('web', 'ftp://shop.example/list.txt')).toEqual({ href: 'ftp://shop.example/list.txt' });
  expect(linkProblem(long('ftp://shop.example/', LINK_LIMIT.ftp - 1))).toBeUndefined();
  expect(linkProblem(long('ftp://shop.example/', LINK_LIMIT.ftp))).toBe('ftpLong');
});

spec('LINK-09', 'the path of a page has fewer than 150 characters', () => {
  expect(problem('page', long('/', LINK_LIMIT.page - 1))).toBeUndefined();
  expect(problem('page', long('/', LINK_LIMIT.page))).toBe('pageLong');
});

spec('LEDIT-02', 'a link to named hosts is a web address of one of them, or of a host below one', () => {
  const hosts = ['youtube.com', 'youtu.be'];
  for (const href of ['https://youtu.be/1', 'https://www.youtube.com/@fern'])
    expect(isLinkToHost(href, hosts)).toBe(true);
  for (const href of ['https://notyoutube.com', 'https://youtube.com.example', '/youtube.com', 'https://a@youtu.be'])
    expect([href, isLinkToHost(href, hosts)]).toEqual([href, false]);
});

test.each([
  'data:text/html,x',
  'https://',
  'http://shop',
  'https://a b.c',
  'https://shop.example@other.example',
  'vbscript:x',
])('%s is no web address', (typed) => {
  expect(problem('web', typed)).toBe('webForm');
});

test.each(['//other.example', '/\\other.example', 'about', '', '/a b', 'https://shop.example'])(
  '“%s” is no page',
  (typed) => {
    expect(problem('page', typed)).toBe('pageForm');
  },
);

test('a web address without a scheme gets https', () => {
  expect(readLink('web', 'shop.example/mugs')).toEqual({ href: 'https://shop.example/mugs' });
  expect(readLink('web', 'localhost:4800/mugs')).toEqual({ href: 'https://localhost:4800/mugs' });
});

test('what is right begins safely', () => {
  const start = fc.constantFrom(
    '/',
    '#',
    'https://',
    'ftp://',
    'mailto:',
    'tel:',
    'sms:',
    'javascript:',
    'data:',
    '//',
    '',
  );
  fc.assert(
    fc.property(start, fc.string(), (before, after) => {
      const href = before + after;
      if (linkProblem(href) === undefined) expect(isSafeLink(href)).toBe(true);
    }),
  );
});

test('what was read is shown as it was typed, and read again as it is', () => {
  const typed = fc.constantFrom(
    '/about',
    '#top',
    'https://shop.example',
    'hello@shop.example',
    'sms:555-0100',
    '555-0100',
    '/api/files/1/menu.pdf',
  );
  fc.assert(
    fc.property(typed, fc.constantFrom<LinkKind>('page', 'web', 'email', 'phone'), (text, kind) => {
      const { href } = { href: undefined, ...readLink(kind, text) };
      if (href === undefined) return;
      expect(readLink(linkKind(href), linkText(href))).toEqual({ href });
    }),
  );
});
