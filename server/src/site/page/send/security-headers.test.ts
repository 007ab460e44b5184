import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { exampleDocument } from '../../../../../tools/testing/site/example-document';
import { exampleMp4 } from '../../../../../tools/testing/site/example-video';
import { openExample, type ExampleServer } from '../../../../../tools/testing/site/open-example';
import { patched } from '../../../../../tools/testing/site/patched';
import { spec } from '../../../../../tools/testing/spec';
import { signIn } from '../../../../../tools/testing/store/seed-account';

const ADMIN = 'admin@shop.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADMIN]: ['admin'] } });
});
afterAll(() => open.close());

async function answerTo(url: string, headers: Readonly<Record<string, string>> = {}) {
  const reply = await open.app.inject({ method: 'GET', url, headers: { host: 'shop.example', ...headers } });
  const policy = String(reply.headers['content-security-policy']);
  const ancestors = policy.split('; ').filter((directive) => directive.startsWith('frame-ancestors'));
  return { status: reply.statusCode, policy, ancestors, frame: reply.headers['x-frame-options'] };
}

/** Answers of every kind that a browser could show in a frame. */
const ANSWERS: readonly (readonly [string, string, number, Readonly<Record<string, string>>?])[] = [
  ['a page', '/', 200],
  ['an item’s page', '/shop/p/mug', 200],
  ['a page after a form was sent', '/?sent=x', 200],
  ['an address without a page', '/nowhere', 404],
  ['a host without a site', '/', 404, { host: 'unknown.example' }],
  ['a redirect', '/shop/', 301],
  ['a call', '/api/commerce/cart/cart', 200, { accept: 'application/json' }],
  ['an unknown call', '/api/nowhere', 404],
  ['a missing picture', '/images/x/y.jpg', 404],
  ['a missing file of a remote', '/remotes/shell/0/x.js', 404],
  ['the state of the machine', '/healthz', 200],
];

spec('SRV-36', 'every answer of the site allows framing by its own origin only', async () => {
  for (const [what, url, status, headers] of ANSWERS) {
    const { policy: _policy, ...rest } = await answerTo(url, headers);
    expect([what, rest]).toEqual([what, { status, ancestors: [`frame-ancestors 'self'`], frame: 'SAMEORIGIN' }]);
  }
});

spec('SRV-36', 'a server error cannot be framed by others either', async () => {
  jest.spyOn(open.sites, 'byHost').mockRejectedValue(new Error('The database is away.'));
  const { status, ancestors, frame } = await answerTo('/', { accept: 'text/html' });
  expect([status, ancestors, frame]).toEqual([500, [`frame-ancestors 'self'`], 'SAMEORIGIN']);
});

test('a response that is no page may load nothing and send nothing', async () => {
  for (const [url, headers] of [
    ['/', { host: 'unknown.example' }],
    ['/nowhere', {}],
    ['/healthz', {}],
  ] as const) {
    const { policy } = await answerTo(url, headers);
    expect(policy).toContain(`default-src 'none'; form-action 'none'; base-uri 'none';`);
  }
  const { policy } = await answerTo('/');
  expect(policy).toMatch(/script-src 'nonce-[^']{24}' 'strict-dynamic'/);
});

spec('SRV-36', 'a file has the same policy in fewer words, since a dozen of them come with each page', async () => {
  const page = await open.app.inject({ method: 'GET', url: '/', headers: { host: 'shop.example' } });
  const [url = ''] = /\/remotes\/shell\/[^"]+\.js/.exec(page.body) ?? [];
  const { headers, statusCode } = await open.app.inject({ method: 'GET', url, headers: { host: 'shop.example' } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-security-policy': `default-src 'none'; frame-ancestors 'self'`,
    'x-content-type-options': 'nosniff',
  });
  expect(Object.keys(headers)).not.toContain('permissions-policy');
});

test('a page opened from another site gives it no reference to its window, except pages that are the same for everybody', async () => {
  const visitor = open.visitor();
  const holdOn = async (url: string) => (await visitor.get(url)).headers['cross-origin-opener-policy'];
  const publicPages = ['/', '/shop/p/mug', '/shop', '/?logout=true'];
  expect(await Promise.all(publicPages.map(holdOn))).toEqual(publicPages.map(() => undefined));
  expect(await Promise.all([ADMIN_PATH.signIn, '/nowhere', '/api/nowhere'].map(holdOn))).toEqual(
    Array(3).fill('same-origin'),
  );
  await signIn(visitor, ADMIN);
  expect(await Promise.all(publicPages.map(holdOn))).toEqual(publicPages.map(() => 'same-origin'));
});

test('only a page with a video of the site may play files of the site, and one of a provider only frame its player', async () => {
  const block = (settings: object) =>
    patched({ 'pages.0.blocks.0.type': BLOCK_TYPE.video, 'pages.0.blocks.0.settings': settings });
  const sources = async () => {
    const { policy } = await answerTo('/');
    return [/media-src[^;]*/.exec(policy)?.[0], /frame-src[^;]*/.exec(policy)?.[0]];
  };
  const frames =
    'https://player.vimeo.com https://www.youtube-nocookie.com https://fast.wistia.net https://s3.amazonaws.com/embed.animoto.com/';
  const own = block({ file: { video: 'wheel' } });
  await open.load({ ...own, videos: [{ name: 'wheel', file: 'wheel.mp4' }] }, { 'wheel.mp4': exampleMp4() });
  expect(await sources()).toEqual([`media-src 'self'`, `frame-src 'self' ${frames}`]);
  await open.load(block({ embed: 'https://vimeo.com/76979871' }));
  expect(await sources()).toEqual([undefined, `frame-src 'self' ${frames}`]);
  await open.load(exampleDocument());
  expect(await sources()).toEqual([undefined, `frame-src 'self'`]);
});

test('a page may play what its albums name, and no page anything else', async () => {
  const track = { title: 'First', lengthSeconds: 5 };
  const tracks = [
    { ...track, src: 'https://sound.example:8443/1.mp3?a' },
    { ...track, src: 'https://sound.example:8443/2.mp3' },
  ];
  const settings = { title: 'Songs </script>', tracks, picture: { asset: 'mug' } };
  await open.load(patched({ 'pages.0.blocks.0.type': BLOCK_TYPE.album, 'pages.0.blocks.0.settings': settings }));
  const mediaOf = ({ policy }: { policy: string }) => /media-src[^;]*/.exec(policy)?.[0];
  expect(mediaOf(await answerTo('/'))).toBe('media-src https://sound.example:8443');
  expect(mediaOf(await answerTo('/shop'))).toBeUndefined();
  const { body } = await open.visitor().get('/');
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'MusicAlbum', name: 'Songs </script>', numTracks: 2 });
});
