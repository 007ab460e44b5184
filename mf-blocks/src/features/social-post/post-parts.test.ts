import fc from 'fast-check';
import { findOriginal } from './find-original';
import { postParts } from './post-parts';

const mastodon = findOriginal('https://clay.example/@fern/12')?.post;
const parts = (text: string, post = mastodon) =>
  postParts(text, post).map(({ text: own, href }) => (href ? [own, href] : own));
const tag = (name: string) => [`#${name}`, `https://clay.example/tags/${encodeURIComponent(name)}`];

test('addresses, tags and mentions are links; what stands around them is text', () => {
  expect(parts('(See https://example.com/a?b=1.) @teo’s #Töpfern, #glaze_37!')).toEqual([
    '(See ',
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    '.) ',
    ['@teo', 'https://clay.example/@teo'],
    '’s ',
    tag('Töpfern'),
    ', ',
    tag('glaze_37'),
    '!',
  ]);
});

test('line breaks stay, and texts without links are one part', () => {
  expect(parts('One\n\ntwo  three')).toEqual(['One\n\ntwo  three']);
  expect(parts(' \n#kiln\n')).toEqual([' \n', tag('kiln'), '\n']);
});

test.each([
  'javascript:alert(1)',
  'mail ines@example.com',
  'No. #1',
  '# @ #',
  '@',
  'https://',
  'https://x.com@evil.example/login',
  'ftp://example.com/a',
  'C#sharp',
])('%j has no link', (text) => {
  expect(parts(text)).toEqual([text]);
});

test('without a network only web addresses are links', () => {
  expect(parts('@teo #kiln https://example.com/', null as never)).toEqual([
    '@teo #kiln ',
    ['https://example.com/', 'https://example.com/'],
  ]);
});

test('the parts are the text, and each link leads to the web', () => {
  const word = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('#kiln', '@teo', '@a@b.example', '\n', '(#a)'));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(' ');
      const found = postParts(text, mastodon);
      expect(found.map((part) => part.text).join('')).toBe(text);
      for (const { href } of found) if (href !== undefined) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});
