import { LIMIT } from 'shared-types/site/limits';
import type { DocumentCategory } from 'shared-types/site/site-document';
import { spec } from '../../../../../../tools/testing/spec';
import { expectMistake, mistakesWith, type WrongPart } from '../../mistakes.fixture';

const category = (slug: string, changes: Partial<DocumentCategory> = {}) => ({
  collection: '/shop',
  slug,
  name: slug,
  ...changes,
});
const below = (slug: string, under: string) => category(slug, { under });

test.each<WrongPart>([
  [
    'an unknown shop',
    { categories: [category('a', { collection: '/gone' })] },
    'categories[0].collection: no page shows the items of /gone.',
  ],
  [
    'a slug twice',
    { categories: [category('a'), category('a', { name: 'b' })] },
    'categories[1].slug: there is another category "/shop/a".',
  ],
  ['an unknown place', { categories: [below('a', 'gone')] }, 'categories[0].under: /shop has no category gone.'],
  [
    'a ring',
    { categories: [below('a', 'b'), below('b', 'a')] },
    'categories[0].under: a category cannot stand below itself.',
  ],
  [
    'a seventh level',
    { categories: [category('a'), ...'abcdef'.split('').map((up, index) => below('bcdefg'.charAt(index), up))] },
    'categories[6].under: categories stand at most 6 deep, and this one would be at 7.',
  ],
  ['spaces', { categories: [category('a', { name: 'a ' })] }, 'categories[0].name: must not begin or end with a space'],
  [
    'a product in an unknown one',
    { 'products.0.categories': ['gone'] },
    'products[0].categories[0]: /shop has no category gone.',
  ],
  [
    'a product twice in one',
    { categories: [category('a')], 'products.0.categories': ['a', 'a'] },
    'products[0].categories[1]: there is another category "a".',
  ],
])('refuses %s', expectMistake);

spec(
  'TAG-01',
  'sibling categories with equal names in any case are refused; elsewhere the name may be used again',
  () => {
    const mugs = category('mugs', { name: 'Mugs' });
    const again = category('cups', { name: 'MUGS' });
    const all = [mugs, category('a')];
    expect(mistakesWith({ categories: [...all, { ...again, under: 'a' }] })).toEqual([]);
    expect(mistakesWith({ categories: [...all, again] })).toEqual([
      'categories[2].name: This category already exists: another MUGS stands beside it.',
    ]);
  },
);

spec('TAG-04', 'a name has at most 25 characters', () => {
  const named = (name: string) => mistakesWith({ categories: [category('a', { name })] });
  expect(named('x'.repeat(25))).toEqual([]);
  expect(named('x'.repeat(26))).toEqual([expect.stringContaining('categories[0].name')]);
});

spec(['LIMIT-05', 'LIMIT-10'], 'a site can have 10000 categories, and not one more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => category(`c${index}`));
  expect(mistakesWith({ categories: many(LIMIT.nestedCategories) })).toEqual([]);
  expect(mistakesWith({ categories: many(10_001) })).toEqual([
    'categories: a site has at most 10000 categories, and these are 10001.',
  ]);
});
