import type { Block } from 'shared-types/site/page';
import { reservationsDocument, RIGHT, withReservations } from '../../blocks/reservations/reservations.fixture';
import { spec } from '../../../../tools/testing/spec';
import { prepareImports } from './imports.fixture';
import { mistakesWith } from './mistakes.fixture';

const { opentable, tock, zola } = RIGHT;
const imports = prepareImports();

/** What is said of a block with other settings. */
function said({ settings, ...rest }: Omit<Block<object>, 'id'>, changes: object): string {
  const own = Object.fromEntries(
    Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== undefined),
  );
  return mistakesWith(withReservations({ ...rest, settings: own }))
    .map((sentence) => sentence.replace('pages[1].blocks[0].settings', ''))
    .join('\n');
}

test('right settings are taken, in every variant', () => {
  const words = { heading: 'Book', headingLevel: 3, text: 'By day.', loads: 'visible' };
  expect(
    mistakesWith(withReservations(opentable, tock, zola, { ...tock, variant: 1018 }, { ...tock, variant: 1019 })),
  ).toEqual([]);
  for (const right of [opentable, tock, zola]) expect(said(right, words)).toBe('');
  expect(said(tock, { offeringId: '42', timeZone: 'Europe/Dublin' })).toBe('');
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
])('%j with %j is refused', (right, changes, sentence) => {
  expect(said(right, changes)).toBe(sentence);
});

spec(
  'RESV-08',
  'a script comes from one of the provider’s own hosts, by https, or the document is refused',
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
      expect([scriptUrl, said(tock, { scriptUrl })]).toEqual([
        scriptUrl,
        '.scriptUrl: must be an https address of Tock’s, at www.exploretock.com.',
      ]);
    expect(said(tock, { scriptUrl: 'https://www.exploretock.com/tock.js?v=2' })).toBe('');
    const { ok } = await imports.run(
      reservationsDocument({ ...tock, settings: { ...tock.settings, scriptUrl: wrong[1] } }),
    );
    expect([ok, await imports.all('site')]).toEqual([false, []]);
  },
);
