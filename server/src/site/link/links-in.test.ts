import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { linksIn } from './links-in';

const of = (settings: unknown) => linksIn({ type: BLOCK_TYPE.text, settings });

test('links are read from settings, lists and formatted text, in order', () => {
  expect(
    of({
      heading: '<a href="/heading">no HTML</a>',
      html: '<p>See <a title="x" href="/a?b=1&amp;c=2">the <strong>first</strong></a> and <A\nHREF="#block-1">x &amp; y</a></p>',
      items: [{ link: { href: '/item', label: 'Item' } }, { href: '/title', title: 'Title' }, { href: '' }],
      successUrl: '/thanks',
      src: '/images/1/a.jpg',
    }),
  ).toEqual([
    { href: '/a?b=1&c=2', text: 'the first' },
    { href: '#block-1', text: 'x & y' },
    { href: '/item', text: 'Item' },
    { href: '/title', text: 'Title' },
    { href: '/thanks', text: '' },
  ]);
});

test.each([
  '<a href="/open',
  '<a >text</a>',
  '<a href=/bare>x</a>',
  '<abbr href="/a">x</abbr>',
  '<p>&lt;a href="/b"&gt;',
])('%s has no link', (html) => {
  expect(of({ html })).toEqual([]);
});

test('blocks of code have no links that could be read', () => {
  expect(linksIn({ type: BLOCK_TYPE.code, settings: { html: '<a href="/x">x</a>' } })).toEqual([]);
});

test('a long text of tags that never end is read in time', () => {
  const started = performance.now();
  expect(of({ html: '<a href="'.repeat(100_000) })).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2000);
});
