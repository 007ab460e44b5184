import { spec } from '../../../../tools/testing/spec';
import { frameOf } from '../frame/frame-input.fixture';
import { commentsFrame } from './comments-frame';

const settings = { disqusShortname: 'fern-kiln', commentsEnabled: true };
const htmlOf = (own: unknown, query: object = { path: '/talk' }, site: object = settings) =>
  frameOf(commentsFrame, own, { query: { ...query }, settings: site }).frame?.html;

spec('EMBED-02', 'the comment-count script is that of the site’s own short name', () => {
  const html = htmlOf({}, { path: '/talk', part: 'count' });
  expect(html).toMatch(
    /<script nonce="[^"]+" id="dsq-count-scr" src="https:\/\/fern-kiln\.disqus\.com\/count\.js" data-provider>/,
  );
  expect(html).toContain('<span class="disqus-comment-count" data-disqus-identifier="/talk" data-served></span>');
});

test('a discussion is of the page that asks, at the site’s own address', () => {
  const html = htmlOf({}, { path: '/talk/2' });
  expect(html).toContain('src="https://fern-kiln.disqus.com/embed.js"');
  expect(html).toContain('this.page.url = "http://shop.example:4000/talk/2";');
  expect(html).toContain('this.page.identifier = "/talk/2";');
  expect(htmlOf({ identifier: '</script><b>' })).not.toContain('<b>');
});

test('there is none for a page without the block, and on a site without comments or without a name that can be one', () => {
  for (const path of ['/elsewhere', '', undefined, ['/talk', '/talk']]) expect(htmlOf({}, { path })).toBeUndefined();
  const sites = [
    { ...settings, commentsEnabled: false },
    { commentsEnabled: true },
    ...['evil.example/x', 'a b', '-a', 'a'.repeat(64), '"'].map((disqusShortname) => ({
      ...settings,
      disqusShortname,
    })),
  ];
  for (const site of sites) expect(htmlOf({}, { path: '/talk' }, site)).toBeUndefined();
  expect(htmlOf({ identifier: 5 })).toBeUndefined();
  expect(htmlOf({ identifier: 'a'.repeat(201) })).toBeUndefined();
});
