import { BLOCK_TYPE, BLOCK_VARIANT } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { spec } from '../../../../tools/testing/spec';
import { readReservations } from './read-reservations';

const { opentable, tock, reservations } = BLOCK_TYPE;
const read = (type: Block['type'], settings: unknown, variant?: Block['variant']) =>
  readReservations({ id: 'a', type, settings, ...(variant && { variant }) });

spec('RESV-08', 'each block type has its provider, and links to the owner’s page there', () => {
  expect(read(opentable, { restaurantId: '100200' })).toMatchObject({
    provider: 'opentable',
    kind: 'table',
    href: 'https://www.opentable.com/restref/client/?rid=100200&restref=100200',
    headingLevel: 2,
    loads: 'asked',
  });
  expect(read(tock, { business: 'fern-and-kiln' })).toMatchObject({
    provider: 'tock',
    kind: 'table',
    href: 'https://www.exploretock.com/fern-and-kiln',
  });
  const pageUrl = 'https://www.zola.com/registry/ada-and-jan';
  expect(read(reservations, { pageUrl })).toMatchObject({ provider: 'zola', kind: 'wedding', href: pageUrl });
});

spec('ENUM-11', 'variant 1018 is about tables, 1019 about events', () => {
  expect([BLOCK_VARIANT.reservations, BLOCK_VARIANT.events]).toEqual([1018, 1019]);
  const kind = (variant: Block['variant']) => read(tock, { business: 'fern-and-kiln' }, variant).kind;
  expect([kind(1018), kind(1019), kind(undefined)]).toEqual(['table', 'events', 'table']);
});

test.each([
  ['A block’s settings must be an object.', tock, 'fern-and-kiln'],
  ['The setting “business” must be text that is not empty.', tock, {}],
  ['The setting “business” is not what the provider calls it: “../elsewhere”.', tock, { business: '../elsewhere' }],
  ['The setting “restaurantId” must be text', opentable, { restaurantId: 100200 }],
  ['The setting “restaurantId” is not what the provider calls it: “1&x=2”.', opentable, { restaurantId: '1&x=2' }],
  ['The setting “loads” must be one of asked, visible.', tock, { business: 'fern', loads: 'now' }],
  ['The setting “headingLevel” must be one of 2, 3.', tock, { business: 'fern', headingLevel: 1 }],
])('rejects with “%s”', (message, type, settings) => {
  expect(() => read(type, settings)).toThrow(message);
});

spec('RESV-08', 'links only to the provider’s own hosts, by https', () => {
  const wrong = [
    'http://www.zola.com/registry/ada',
    'https://www.zola.com.evil.example/registry/ada',
    'https://evil.example/www.zola.com/registry/ada',
    'https://www.zola.com@evil.example/registry/ada',
    'https://evil@www.zola.com/registry/ada',
    'https://www.zola.com:8443/registry/ada',
    'https://www.opentable.com/registry/ada',
    '//www.zola.com/registry/ada',
    'javascript:alert(1)',
  ];
  for (const pageUrl of wrong)
    expect(() => read(reservations, { pageUrl })).toThrow(
      'The setting “pageUrl” must be an https address at www.zola.com.',
    );
});
