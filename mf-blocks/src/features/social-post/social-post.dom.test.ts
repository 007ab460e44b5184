import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './social-post.example';
import { messages } from './social-post.messages';
import { messages as polish } from './social-post.messages.pl';
import { element } from './social-post.view';

const host = createFakeHost(messages);
const show = (name: keyof typeof examples, changes: object = {}) => {
  const { block } = examples[name];
  const settings = { ...(block.settings as object), ...changes };
  return showView(element({ ...examples[name], block: { ...block, settings } }, host));
};
const links = (root: HTMLElement) =>
  [...root.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);

spec('PLAT-08', 'quotes a post with its author, links, picture and day, and cites its address', async () => {
  const root = show('mastodon');
  const quote = root.querySelector('figure > blockquote');
  expect(quote?.getAttribute('cite')).toBe('https://clay.example/@ines/112233445566778899');
  expect(quote?.querySelector('p')?.textContent).toContain('It bounced.\n\nThank you');
  expect(quote?.querySelector('img')?.alt).toBe('A green mug on a stone floor, whole');
  expect(root.querySelector('figcaption')?.textContent).toBe('Ines R. @ines@clay.example');
  expect(root.querySelector('figcaption img')?.getAttribute('alt')).toBe('');
  expect(root.querySelector('time')?.dateTime).toBe('2026-11-21');
  expect(links(root)).toEqual([
    ['@ines@clay.example', 'https://clay.example/@ines'],
    ['@fernandkiln', 'https://clay.example/@fernandkiln'],
    ['https://fern-and-kiln.example/shop', 'https://fern-and-kiln.example/shop'],
    ['#pottery', 'https://clay.example/tags/pottery'],
    ['November 21, 2026 on Mastodon', 'https://clay.example/@ines/112233445566778899'],
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('nothing of it comes from the network: no script, no frame, and pictures of the site alone', () => {
  for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
    const root = show(name);
    expect(root.querySelector('script, iframe, link, object')).toBeNull();
    expect([...root.querySelectorAll('img')].every((img) => img.getAttribute('src')?.startsWith('/images/'))).toBe(
      true,
    );
  }
});

test('tags of X and mentions of Bluesky lead there; without a day the post is linked by its network', () => {
  expect(links(show('x'))).toEqual([
    ['@example', 'https://x.com/example'],
    ['#ceramics', 'https://x.com/hashtag/ceramics'],
    ['July 17, 2026 on X', 'https://x.com/example/status/1234567890123456789'],
  ]);
  expect(links(show('bluesky'))).toEqual([
    ['@ines.example.com', 'https://bsky.app/profile/ines.example.com'],
    ['@teo.example.com', 'https://bsky.app/profile/teo.example.com'],
    ['See the post on Bluesky', 'https://bsky.app/profile/ines.example.com/post/3kabc'],
  ]);
});

test('a post of an unknown network is a plain quotation', () => {
  expect(links(show('elsewhere', { handle: 'ada' }))).toEqual([
    ['March 13, 2026 on forum.example', 'https://forum.example/t/42'],
  ]);
  expect(show('elsewhere', { handle: 'ada' }).querySelector('figcaption')?.textContent).toBe('Ada @ada');
});

test.each(['javascript:alert(1)', 'http://x.com/ada/status/1', 'https://x.com@evil.example/ada/status/1', 'x', ''])(
  'an address like %j leads nowhere and is not cited',
  async (url) => {
    const root = show('unaddressed', { url, publishedAt: '2026-11-21' });
    expect([links(root), root.querySelector('blockquote')?.hasAttribute('cite')]).toEqual([[], false]);
    expect(root.querySelector('time')?.textContent).toBe('November 21, 2026');
    expect(await axeFindings()).toEqual([]);
  },
);

test.each(['2026-02-30', '2026-13-01', 'yesterday', '21.11.2026', '2026-11-211'])('%j is no day', (publishedAt) => {
  expect(show('elsewhere', { publishedAt }).querySelector('time')).toBeNull();
});

test('the account of the owner’s settings counts more than that of the address; one that is none does not', () => {
  expect(links(show('x', { handle: '@fern' }))[0]).toEqual(['@fern', 'https://x.com/fern']);
  expect(links(show('x', { handle: 'fern & kiln' }))[0]).toEqual(['@example', 'https://x.com/example']);
});

test('words with markup are words', () => {
  const root = show('elsewhere', { author: '<b>Ada</b>', text: '<img src=x onerror=alert(1)> <b>new</b>' });
  expect(root.querySelector('b, img')).toBeNull();
  expect(root.querySelector('blockquote')?.textContent).toBe('<img src=x onerror=alert(1)> <b>new</b>');
});

test('speaks Polish', () => {
  const root = showView(element(examples.bluesky, createFakeHost(polish, { context: { locale: 'pl' } })));
  expect(root.textContent).toContain('Zobacz wpis w serwisie Bluesky');
});

test.each([
  ['The setting “author” must be text that is not empty.', { author: '' }],
  ['The setting “text” must be text that is not empty.', { text: undefined }],
  ['The setting “text” must be text.', { text: ['a'] }],
  ['The setting “url” must be text.', { url: 5 }],
  ['The setting “handle” must be text.', { handle: {} }],
  ['The setting “publishedAt” must be text.', { publishedAt: 20261121 }],
  ['The setting “avatar” must be an object.', { avatar: 'https://elsewhere.example/a.jpg' }],
  [
    'The setting “picture.src” must be the address of a picture of this site.',
    { picture: { src: 'https://elsewhere.example/a.jpg', width: 4, height: 3 } },
  ],
])('refuses with “%s”', (message, changes) => {
  expect(() => show('x', changes)).toThrow(message);
});
