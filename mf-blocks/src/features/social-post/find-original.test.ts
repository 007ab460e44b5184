import fc from 'fast-check';
import { findOriginal } from './find-original';

const found = (address: string) => {
  const { href, site, post } = findOriginal(address) ?? {};
  return [href, site, post?.handle];
};

test.each([
  ['https://x.com/fern/status/12', 'https://x.com/fern/status/12', 'X', '@fern'],
  ['https://mobile.twitter.com/fern/status/12/photo/1?s=20#a', 'https://x.com/fern/status/12', 'X', '@fern'],
  ['https://x.com/i/web/status/12', 'https://x.com/i/status/12', 'X', undefined],
  [
    'https://bsky.app/profile/fern.example.com/post/3kabc?ref=1',
    'https://bsky.app/profile/fern.example.com/post/3kabc',
    'Bluesky',
    '@fern.example.com',
  ],
  [
    'https://bsky.app/profile/did:plc:abc123/post/3kabc',
    'https://bsky.app/profile/did:plc:abc123/post/3kabc',
    'Bluesky',
    undefined,
  ],
  ['https://clay.example/@fern/12', 'https://clay.example/@fern/12', 'Mastodon', '@fern@clay.example'],
  [
    'https://clay.example/@fern@kiln.example/12?utm=1',
    'https://clay.example/@fern@kiln.example/12',
    'Mastodon',
    '@fern@kiln.example',
  ],
  [
    'https://clay.example/users/fern/statuses/12',
    'https://clay.example/users/fern/statuses/12',
    'Mastodon',
    '@fern@clay.example',
  ],
  ['https://forum.example/t/12?page=2', 'https://forum.example/t/12?page=2', 'forum.example', undefined],
  [
    'https://x.com.evil.example/fern/status/12',
    'https://x.com.evil.example/fern/status/12',
    'x.com.evil.example',
    undefined,
  ],
  ['https://x.com/fern', 'https://x.com/fern', 'x.com', undefined],
])('%s is %s at %s', (address, ...expected) => {
  expect(found(address)).toEqual(expected);
});

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://x.com/fern/status/12',
  '//x.com/fern/status/12',
  'x.com/fern/status/12',
  'https://x.com@evil.example/fern/status/12',
  'https://me:secret@x.com/fern/status/12',
])('%j is no address of a post', (address) => {
  expect(findOriginal(address)).toBeUndefined();
});

test('accounts and tags are at the network of the post', () => {
  const linksAt = (address: string, ...names: string[]) => {
    const post = findOriginal(address)?.post;
    return [...names.map((name) => post?.accountHref(name)), post?.tagHref('Töpfern')];
  };
  expect(linksAt('https://x.com/fern/status/12', 'teo', 'teo.example', 'a'.repeat(16))).toEqual([
    'https://x.com/teo',
    undefined,
    undefined,
    'https://x.com/hashtag/T%C3%B6pfern',
  ]);
  expect(linksAt('https://bsky.app/profile/a.b/post/1', 'teo.example', 'teo')).toEqual([
    'https://bsky.app/profile/teo.example',
    undefined,
    'https://bsky.app/hashtag/T%C3%B6pfern',
  ]);
  expect(linksAt('https://clay.example/@fern/12', 'teo', 'teo@kiln.example', 'teo@kiln', 'a@b.c@d.e', '@')).toEqual([
    'https://clay.example/@teo',
    'https://kiln.example/@teo',
    undefined,
    undefined,
    undefined,
    'https://clay.example/tags/T%C3%B6pfern',
  ]);
});

test('whatever the owner writes, it leads to a web page by https, or nowhere', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((path) => `https://clay.example/${path}`),
      ),
      (text) => {
        const { href } = findOriginal(text) ?? {};
        if (href !== undefined) expect(new URL(href)).toMatchObject({ protocol: 'https:', username: '', password: '' });
      },
    ),
  );
});
