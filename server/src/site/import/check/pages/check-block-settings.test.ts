import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { reservationsDocument, RIGHT, withReservations } from '../../../../blocks/reservations/reservations.fixture';
import { patched } from '../../../../../../tools/testing/site/patched';
import { spec } from '../../../../../../tools/testing/spec';
import { prepareImports } from '../../imports.fixture';
import { mistakesWith } from '../../mistakes.fixture';

const { opentable, tock, zola } = RIGHT;
const imports = prepareImports();

/** The message about a block with these settings. */
function messageOf({ settings, ...rest }: Omit<Block<object>, 'id'>, changes: object): string {
  const own = Object.fromEntries(
    Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== undefined),
  );
  return mistakesWith(withReservations({ ...rest, settings: own }))
    .map((message) => message.replace('pages[1].blocks[0].settings', ''))
    .join('\n');
}

test('valid settings are accepted, in every variant', () => {
  const texts = { heading: 'Book', headingLevel: 3, text: 'By day.', loads: 'visible' };
  expect(
    mistakesWith(withReservations(opentable, tock, zola, { ...tock, variant: 1018 }, { ...tock, variant: 1019 })),
  ).toEqual([]);
  for (const right of [opentable, tock, zola]) expect(messageOf(right, texts)).toBe('');
  expect(messageOf(tock, { offeringId: '42', timeZone: 'Europe/Dublin' })).toBe('');
});

test.each([
  [opentable, { restaurantId: undefined }, '.restaurantId: is missing.'],
  [opentable, { restaurantId: 100200 }, '.restaurantId: must be text.'],
  [opentable, { restaurantId: '1&x=2' }, '.restaurantId: must be the number OpenTable knows the restaurant by.'],
  [opentable, { headingLevel: 1 }, '.headingLevel: must be 2 or 3.'],
  [opentable, { loads: 'now' }, '.loads: must be "asked" or "visible".'],
  [opentable, { heading: 'x'.repeat(201) }, '.heading: must have at most 200 characters.'],
  [opentable, { theme: 'tall' }, ': has a part nobody knows: theme.'],
  [
    tock,
    { business: 'Fern & Kiln' },
    '.business: must be the business as its address at Tock ends: lower-case letters, digits and -.',
  ],
  [tock, { offeringId: 'x' }, '.offeringId: must be the number of what is offered.'],
  [tock, { timeZone: 'Dublin' }, '.timeZone: must be the name of a time zone such as Europe/Dublin.'],
  [
    zola,
    { pageUrl: 'https://www.zola.com/wedding/x' },
    '.pageUrl: must be a registry’s page such as https://www.zola.com/registry/ada-and-jan.',
  ],
])('%j with %j is refused', (right, changes, message) => {
  expect(messageOf(right, changes)).toBe(message);
});

spec(
  'RESV-08',
  'a script must come from one of the provider’s own hosts, by https, or the document is refused',
  async () => {
    const wrong = [
      'http://www.exploretock.com/tock.js',
      'https://exploretock.com.evil.example/tock.js',
      'https://www.exploretock.com@evil.example/tock.js',
      'https://me@www.exploretock.com/tock.js',
      'https://www.exploretock.com:8443/tock.js',
      'https://www.opentable.com/tock.js',
      '//www.exploretock.com/tock.js',
      'data:text/javascript,alert(1)',
      'tock.js',
    ];
    for (const scriptUrl of wrong)
      expect([scriptUrl, messageOf(tock, { scriptUrl })]).toEqual([
        scriptUrl,
        '.scriptUrl: must be an https address of Tock’s, at www.exploretock.com.',
      ]);
    expect(messageOf(tock, { scriptUrl: 'https://www.exploretock.com/tock.js?v=2' })).toBe('');
    const { ok } = await imports.run(
      reservationsDocument({ ...tock, settings: { ...tock.settings, scriptUrl: wrong[1] } }),
    );
    expect([ok, await imports.all('site')]).toEqual([false, []]);
  },
);

const TRACK = { title: 'First firing', src: 'https://sound.example/1.mp3', lengthSeconds: 225 };
const tracks = (count: number) => Array.from({ length: count }, () => TRACK);

/** The home page with an album in place of its text. */
const withAlbum = (settings: object) => ({
  'pages.0.blocks.0.type': BLOCK_TYPE.album,
  'pages.0.blocks.0.settings': { title: 'Kiln songs', tracks: tracks(2), ...settings },
});
const albumMistakes = (settings: object) =>
  mistakesWith(withAlbum(settings)).map((message) => message.replace('pages[0].blocks[0].settings', ''));

spec(['LIMIT-02', 'LIMIT-10'], 'the 61st track of an album is refused, and nothing of it is stored', async () => {
  expect(albumMistakes({ tracks: tracks(60) })).toEqual([]);
  const mistake = '.tracks: an album holds at most 60 tracks, and this one has 61.';
  expect(albumMistakes({ tracks: tracks(61) })).toEqual([mistake]);
  const { ok } = await imports.run(patched(withAlbum({ tracks: tracks(61) })));
  expect([ok, await imports.all('site'), await imports.stored()]).toEqual([false, [], []]);
});

test('an album names its cover, what is played and where that lies', () => {
  const mistakesOf = (track: object) => albumMistakes({ tracks: [{ ...TRACK, ...track }] });
  expect(albumMistakes({ picture: { asset: 'mug' }, artist: 'A', description: '' })).toEqual([]);
  expect(albumMistakes({ tracks: [] })).toEqual(['.tracks: must have at least 1 entries.']);
  expect(albumMistakes({ picture: { src: '/images/x' } })).toEqual(['.picture: must name a picture of the document.']);
  expect(mistakesOf({ title: ' ' })).toEqual(['.tracks[0].title: must not be empty.']);
  expect(mistakesOf({ lengthSeconds: 1.5 })).toEqual(['.tracks[0].lengthSeconds: must be a whole number.']);
  for (const src of [
    'http://a.example/1.mp3',
    '/1.mp3',
    'https://me@a.example/1.mp3',
    'https://a.example;sandbox/1.mp3',
  ])
    expect([src, mistakesOf({ src })]).toEqual([
      src,
      ['.tracks[0].src: must be an https address of a file with sound, without a name before its host.'],
    ]);
  const hosts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...TRACK, src: `https://${at}.example/1` }));
  expect(albumMistakes({ tracks: hosts(4) })).toEqual([]);
  expect(albumMistakes({ tracks: hosts(5) })).toEqual(['.tracks: an album’s tracks lie at 4 hosts at most.']);
});

/** Mistakes of the home page with a social post in place of its text. */
const socialPostMistakes = (changes: object): string[] =>
  mistakesWith({
    'pages.0.blocks.0.type': BLOCK_TYPE.socialPost,
    'pages.0.blocks.0.settings': {
      url: 'https://clay.example/@ines/1',
      author: 'Ines',
      text: 'It bounced.',
      ...changes,
    },
  }).map((message) => message.replace('pages[0].blocks[0].settings', ''));

test('a social post says where it is, who wrote it, and what', () => {
  const whole = { handle: '@ines', publishedAt: '2026-11-21', avatar: { asset: 'mug' }, picture: { asset: 'mug' } };
  expect(socialPostMistakes(whole)).toEqual([]);
  expect(socialPostMistakes({ publishedAt: '2026-11-21T08:30:00-08:00' })).toEqual([]);
});

test.each(['javascript:alert(1)', 'http://clay.example/@ines/1', 'https://x.com@evil.example/a', 'clay.example/1'])(
  'a social post at %s is refused',
  (url) => {
    expect(socialPostMistakes({ url })).toEqual([
      '.url: must be the https address of a post, without a name before its host.',
    ]);
  },
);

test.each([
  [{ url: undefined }, '.url: is missing.'],
  [{ author: '' }, '.author: must not be empty.'],
  [{ author: 5 }, '.author: must be text.'],
  [{ handle: 'ines r' }, '.handle: must be the name of an account, such as @fern or @fern@clay.example.'],
  [{ avatar: 'https://elsewhere.example/a.jpg' }, '.avatar: must name a picture of the document.'],
  [{ publishedAt: '2026-02-30' }, '.publishedAt: must be a day such as 2026-11-21, or a time with time zone.'],
  [{ likes: 12 }, ': has a part nobody knows: likes.'],
])('a social post with %j is refused', (changes, message) => {
  expect(socialPostMistakes(changes)).toEqual([message]);
});
