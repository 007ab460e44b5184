import fc from 'fast-check';
import { readCode } from './read-code';

/** The code with its nonces, and the kinds of its parts. */
function read(html: string): readonly [string, string] {
  const parts = readCode(html);
  return [
    parts.map((part) => part.html + (part.rest === undefined ? '' : ` nonce="n"${part.rest}`)).join(''),
    parts.map(({ kind }) => kind).join(' '),
  ];
}

test.each([
  ['<meta name="a" content=">b">', '<meta name="a" content=">b">', 'meta'],
  [
    '<SCRIPT src="https://x.example/a.js" async></SCRIPT>',
    '<SCRIPT nonce="n" src="https://x.example/a.js" async></SCRIPT>',
    'script',
  ],
  [
    '<script>if (a<b) w("<script>x</scripty>")</script>',
    '<script nonce="n">if (a<b) w("<script>x</scripty>")</script>',
    'script',
  ],
  ['<style>a>b{}</style>', '<style nonce="n">a>b{}</style>', 'style'],
  ['<link rel=stylesheet href=/a.css>', '<link nonce="n" rel=stylesheet href=/a.css>', 'other'],
  ['<!-- <script> -->', '<!-- <script> -->', 'other'],
  ['<noscript><img src="x"></noscript>', '<noscript><img src="x"></noscript>', 'other'],
  ['a < b', 'a &lt; b', 'other other other'],
])('%s', (html, withNonce, kinds) => {
  expect(read(html)).toEqual([withNonce, kinds]);
});

test.each([
  ['<script>a', '<script nonce="n">a</script>'],
  ['<style>a</style', '<style nonce="n">a</style</style>'],
  ['<title>a', '<title>a</title>'],
  ['b<!-- a', 'b'],
  ['b<a href="', 'b'],
])('“%s” does not swallow the page behind it', (html, closed) => {
  expect(read(html)[0]).toBe(closed);
});

test('reading code twice changes nothing more, whatever it is', () => {
  const tokens = ['<script', '</script', '>', '"', "'", ' a=', '<!--', '-->', '<style>', '</style>', 'x', '<', '<p '];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tokens), { maxLength: 30 }), (pieces) => {
      const [once] = read(pieces.join(''));
      const [twice] = read(once);
      expect(twice.replaceAll(' nonce="n" nonce="n"', ' nonce="n"')).toBe(once);
      for (const { kind, html, rest } of readCode(pieces.join('')))
        if (kind === 'script')
          expect([html.toLowerCase(), rest?.toLowerCase()]).toEqual([
            '<script',
            expect.stringMatching(/<\/script[^>]*>$/),
          ]);
    }),
  );
});
