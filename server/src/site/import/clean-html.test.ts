import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { cleanHtml, cleanPostSubmitHtml } from './clean-html';

test('preserves the elements a text needs', () => {
  const html =
    '<h2>Care</h2><p>Wash <em>by hand</em> &amp; dry.<br /><a href="/about">About</a></p><ul><li>One</li></ul>';
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>words', 'words'],
  ['<style>p{}</style>words', 'words'],
  ['<p onclick="alert(1)" style="position:fixed" id="x" class="y">words</p>', '<p>words</p>'],
  ['<a href="javascript:alert(1)">words</a>', '<a>words</a>'],
  ['<a href=" JaVa&#10;Script:alert(1)">words</a>', '<a>words</a>'],
  ['<a href="data:text/html,x">words</a>', '<a>words</a>'],
  ['<a href="//evil.example">words</a>', '<a>words</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<form action="/x"><input name="y">words</form>', 'words'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<math><mi xlink:href="javascript:alert(1)">words</mi></math>', 'words'],
  ['<p>a<!-- <script>alert(1)</script> -->b</p>', '<p>ab</p>'],
  ['<h1>words</h1>', '<h2>words</h2>'],
  [
    '<a href="https://x.example" target="_blank">words</a>',
    '<a href="https://x.example" target="_blank" rel="noopener">words</a>',
  ],
  ['<a href="/x" target="top" rel="opener">words</a>', '<a href="/x">words</a>'],
  ['<p>not closed', '<p>not closed</p>'],
])('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test('no input leads to output that runs', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</script>',
    '<p ',
    'onload=',
    '"',
    "'",
    '>',
    '<a href=',
    'javascript:',
    '<svg',
    '<img src=x ',
    'alert(1)',
    '<',
    '&lt;',
    '&#x3c;script>',
    '/',
    '<!--',
    '-->',
    '<noscript>',
    '<textarea>',
    '</textarea>',
    '<math>',
    '<p>',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = cleanHtml(pieces.join(''));
      expect(clean).not.toMatch(/<(?:script|svg|img|iframe|style|object|embed|form|math)\b/i);
      expect(clean).not.toMatch(/<[a-z][^>]*\s(?:on\w+|style)=/i);
      expect(clean).not.toMatch(/<[^>]*(?:href|src)="?\s*javascript:/i);
    }),
    { numRuns: 1000 },
  );
});

spec('FORM-19', 'the confirmation of a form keeps its scripts unchanged, each with a placeholder for a nonce', () => {
  for (const [html, cleaned] of [
    [
      '<p onclick="x()">a</p><script>if (1 < 2 && "</p>") x();</script>',
      '<p>a</p><script nonce="of-the-page">if (1 < 2 && "</p>") x();</script>',
    ],
    [
      '<script async src="https://count.example/a.js" nonce="mine" id="x">',
      '<script nonce="of-the-page" async src="https://count.example/a.js"></script>',
    ],
    ['<script src="/count.js"></script>', '<script nonce="of-the-page" src="/count.js"></script>'],
    ['<script>not closed', '<script nonce="of-the-page">not closed</script>'],
  ] as const)
    expect(cleanPostSubmitHtml(html)).toBe(cleaned);
});

spec('FORM-19', 'a script of a confirmation is loaded by https, and none can swallow the rest of the page', () => {
  for (const src of ['http://a.example/x.js', '//a.example/x.js', 'data:text/javascript,x', 'javascript:x'])
    expect(cleanPostSubmitHtml(`<script src="${src}"></script>`)).toBe('<script nonce="of-the-page"></script>');
  expect(cleanPostSubmitHtml('<script>"<!--<script>"</script>words')).toBe('words');
  expect(cleanPostSubmitHtml('<svg><script>x</script></svg><img src=x onerror=x><iframe srcdoc="x">')).toBe(
    '<script nonce="of-the-page">x</script>',
  );
});
