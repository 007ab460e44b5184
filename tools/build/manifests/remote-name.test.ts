import fc from 'fast-check';
import { AREAS, REMOTE_NAMES } from 'shared-types/remote';
import { areaOf, outsideNameFault } from './remote-name.mjs';

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
const anyName = fc.oneof(
  fc.string(),
  fc.array(fc.oneof(word, fc.constantFrom('mf', 'shell', ...AREAS, ...REMOTE_NAMES))).map((words) => words.join('-')),
);

test.each(['reviews-lab', 'a-1', 'team-x2-y3'])('%s can be a remote of another team', (name) => {
  expect(outsideNameFault(name, AREAS)).toBeUndefined();
  expect(areaOf(name)).toBe(name);
});

test.each([
  'reviews',
  'Reviews-Lab',
  'reviews--lab',
  '-lab',
  'lab-',
  '1-lab',
  'a_b-c',
  '../x-y',
  '@team/lab',
  `a-${'b'.repeat(40)}`,
])('%s cannot: it does not have two words', (name) =>
  expect(outsideNameFault(name, AREAS)).toMatch(/cannot name a remote of another team: take two small words/),
);

test.each(['mf-formz', 'shell-two', 'site-extra', 'commerce-lab'])(
  '%s cannot: its first word belongs to the product',
  (name) => {
    expect(outsideNameFault(name, AREAS)).toMatch(/what begins with "\w+" is the product's own/);
  },
);

test('no such name, and no class of its area, has a prefix of the product’s', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      fc.pre(outsideNameFault(name, AREAS) === undefined);
      for (const own of ['shell', ...REMOTE_NAMES]) {
        expect(own.startsWith(name) || name.startsWith(own)).toBe(false);
        expect(`${areaOf(name)}-`.startsWith(`${areaOf(own)}-`)).toBe(false);
        expect(areaOf(own)).not.toBe(areaOf(name));
      }
    }),
  );
});
