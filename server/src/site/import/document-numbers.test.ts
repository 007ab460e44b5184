import { spec } from '../../../../tools/testing/spec';
import { mistakesWith } from './mistakes.fixture';

/** The values that a document may have in this place. */
function accepted(place: string, values: readonly unknown[]): unknown[] {
  return values.filter((value) => mistakesWith({ [place]: value }).length === 0);
}

/** Whole numbers from 0, and values that look like one. */
const upTo = (highest: number): unknown[] => [
  ...Array.from({ length: highest + 1 }, (_, number) => number),
  -1,
  1.5,
  '1',
  null,
];

spec('ENUM-01', 'a page has a type from the list and no other', () => {
  expect(accepted('pages.1.pageType', upTo(310))).toEqual([
    1, 2, 3, 50, 100, 101, 102, 103, 104, 105, 106, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 300, 301,
  ]);
});

spec('ENUM-03', 'a product is of one of five types', () => {
  expect(accepted('products.0.productType', upTo(10))).toEqual([1, 2, 3, 4, 5]);
});

spec('ENUM-04', 'an item has one of six workflow statuses', () => {
  expect(accepted('products.0.workflowStatus', upTo(10))).toEqual([1, 2, 3, 4, 5, 6]);
});

spec('ENUM-05', 'blocks have the types the specification lists, between 1 and 70', () => {
  const named = [1, 9, 18, 55, 66, 67, 68, 69, 70];
  // Some types need settings that the example's text block does not have.
  const isOfSettings = (mistake: string) => mistake.startsWith('pages[0].blocks[0].settings');
  const known = upTo(80).filter((type) => mistakesWith({ 'pages.0.blocks.0.type': type }).every(isOfSettings));
  expect(known).toEqual(expect.arrayContaining(named));
  expect(known.filter((type) => Number(type) < 1 || Number(type) > 70)).toEqual([]);
});

test('a block may also be another team’s, with a number from ten thousand', () => {
  const numbers = [999, 9999, 10_000, 10_000.5, 55_555, 99_999, 100_000];
  expect(accepted('pages.0.blocks.0.type', numbers)).toEqual([10_000, 55_555, 99_999]);
});

spec(
  ['ENUM-07', 'ENUM-08', 'ENUM-09', 'ENUM-10'],
  'galleries, summaries, charts and pictures have the variants the specification lists',
  () => {
    const numbers = Array.from({ length: 30 }, (_, index) => 995 + index);
    const known = accepted('pages.0.blocks.0.variant', numbers);
    expect(known).toEqual(expect.arrayContaining([1000, 1002, 1003, 1004]));
    expect(known).toEqual(expect.arrayContaining([1005, 1006, 1007, 1008, 1009, 1010, 1011]));
    expect(known).toEqual(expect.arrayContaining([1012, 1013, 1014, 1015, 1016, 1017]));
    for (const unknown of [999, 1001, 1020]) expect(known).not.toContain(unknown);
  },
);

spec('CTX-06', 'a website is ordinary, a cover page or a parking page', () => {
  expect(
    accepted(
      'site.website',
      upTo(5).map((websiteType) => ({ websiteType })),
    ),
  ).toEqual([0, 1, 2].map((websiteType) => ({ websiteType })));
});

const WORDS = ['none', 'black', 'white', 'light', 'dark', 'imperial', 'metric', 'off', 'hover', 'always', '', null, 1];
const among = (place: string, name: string): unknown[] =>
  accepted(
    place,
    WORDS.map((word) => ({ [name]: word })),
  ).map((value) => (value as Record<string, unknown>)[name]);

spec('ENUM-16', 'a site has a black badge, a white one or none', () => {
  expect(among('site.website', 'badge')).toEqual(['none', 'black', 'white']);
});

spec('ENUM-17', 'the mobile info bar is light, dark or none', () => {
  expect(among('site.settings.mobileInfoBarSettings', 'style')).toEqual(['none', 'light', 'dark']);
});

spec('ENUM-18', 'a store measures in imperial or metric units', () => {
  expect(accepted('site.settings.storeSettings.measurementStandard', WORDS)).toEqual(['imperial', 'metric']);
});

spec('CTX-11', 'pictures have a pin button never, on hover, or always', () => {
  expect(among('site.settings.pinterestOverlayOptions', 'mode')).toEqual(['off', 'hover', 'always']);
});

spec('CTX-11', 'the mobile info bar shows contact details, and nothing else', () => {
  const bar = {
    style: 'dark',
    phone: '+1 503 555 0100',
    email: 'us@example.com',
    address: '1 Mill Lane',
    hours: '9–5',
  };
  const place = 'site.settings.mobileInfoBarSettings';
  expect(accepted(place, [bar, { ...bar, fax: '1' }, { ...bar, phone: '' }, { phone: bar.phone }])).toEqual([bar]);
});

spec('ENUM-15', 'a template is of version 7, 7.1 or 8', () => {
  const versions = ['6', '7', '7.0', '7.1', '8', '8.1', 7, 8].map((templateVersion) => ({ templateVersion }));
  expect(accepted('site.website', versions).map((website) => Object.values(website as object)[0])).toEqual([
    '7',
    '7.1',
    '8',
  ]);
});

test('a site’s details have valid values', () => {
  const good = {
    developerMode: true,
    cloneable: false,
    typekitId: 'abc1def',
    mapsKey: 'AIza-example_key',
    googleFonts: ['Open Sans'],
    typekitFonts: [],
    demoCollections: ['/shop'],
  };
  const bad = [
    { developerMode: 'yes' },
    { typekitId: 'x"/><script>' },
    { mapsKey: 'AIza&callback=x' },
    { googleFonts: 'Open Sans' },
    { googleFonts: [''] },
    { demoCollections: ['/gone'] },
    { demoCollections: ['/shop/p/{slug}'] },
    { secret: 'x' },
  ];
  expect(accepted('site.website', [undefined, {}, good, ...bad])).toEqual([undefined, {}, good]);
});

spec(['LIMIT-03', 'LIMIT-10'], 'the 251st item of a manual order is refused', () => {
  const ordered = (count: number) =>
    mistakesWith({ 'pages.1.blocks.0.settings': { only: Array.from({ length: count }, () => 'mug') } });
  expect(ordered(250)).toEqual([]);
  expect(ordered(251)).toEqual([
    'pages[1].blocks[0].settings.only: at most 250 items can be put into an order, and these are 251.',
  ]);
});
