import * as fc from 'fast-check';
import { spec } from '../../../../../tools/testing/spec';
import { categoryName, nameKey } from '../../../site/catalogue/category-name';
import { createCategoryTree, type CategoryNode } from '../../../site/catalogue/category-tree';
import { categoryPathText, categoryPathsText } from '../../../commerce/category/category-paths';
import { createFieldReader } from '../../field-reader';
import { PRODUCT_EDITOR_MESSAGES } from '../product-editor.messages';
import { readCategories } from './read-categories';

const SHOP = 'shop';
const messages = PRODUCT_EDITOR_MESSAGES.en;

function read(categories: string, all: readonly CategoryNode[], own: readonly string[] = []) {
  const reader = createFieldReader({ fields: { categories }, messages });
  const state = { collectionId: SHOP, categoryIds: own };
  const ids = readCategories(reader, { state, tree: createCategoryTree(all), messages }, SHOP);
  return { ids, error: reader.errors['categories'] };
}

const node = (id: string, name: string, parentId: string | null = null): CategoryNode => ({
  id,
  collectionId: SHOP,
  parentId,
  slug: id,
  name,
});

const names = fc
  .array(fc.constantFrom('>', '›', ' ', ' › ', 'a', 'A', 'é', '\u0301'), { minLength: 1, maxLength: 6 })
  .map((parts) => categoryName(parts.join('')))
  .filter((name) => name !== '');

/** Each is at the top level or below an earlier one, and siblings have different names. */
const categories = fc.array(fc.record({ above: fc.nat(), name: names }), { maxLength: 12 }).map((inputs) => {
  const all: CategoryNode[] = [];
  for (const { above, name } of inputs) {
    const parentId = all[above % (all.length + 1)]?.id ?? null;
    if (all.some((one) => one.parentId === parentId && nameKey(one.name) === nameKey(name))) continue;
    all.push(node(`c${all.length}`, name, parentId));
  }
  return all;
});

spec('LIMIT-05', 'the text that the page writes for a category is read as that category, whatever its name', () => {
  fc.assert(
    fc.property(categories, (all) => {
      const tree = createCategoryTree(all);
      for (const { id } of all) {
        const written = categoryPathsText(tree, [id]);
        const twins = all.filter((one) => categoryPathText(tree, one.id) === written);
        const { ids, error } = read(written, all);
        if (twins.length === 1) expect({ ids, error }).toEqual({ ids: [id], error: undefined });
        // If several have the same path, the highest one is meant, or none.
        else expect(error !== undefined || twins.some((one) => one.id === ids[0] && one.parentId === null)).toBe(true);
      }
    }),
    { examples: [[[node('c0', 'Ceramics'), node('c1', 'Mugs > 1 l', 'c0'), node('c2', 'Size>40', 'c1')]]] },
  );
});

spec(
  'LIMIT-05',
  'a product stays in its categories while nobody edits the lines, though others have the same path',
  () => {
    fc.assert(
      fc.property(categories, fc.array(fc.nat(), { maxLength: 3 }), (all, chosen) => {
        const own = all.filter((_, at) => chosen.some((number) => number % all.length === at)).map(({ id }) => id);
        const { ids, error } = read(categoryPathsText(createCategoryTree(all), own), all, own);
        expect({ ids, error }).toEqual({ ids: own.toSorted(), error: undefined });
      }),
      { examples: [[[node('c0', 'Ceramics'), node('c1', 'Mugs', 'c0'), node('c2', 'Ceramics › Mugs')], [1]]] },
    );
  },
);

spec('LIMIT-05', 'a path wins over a name, and both match in any case', () => {
  const all = [
    node('ceramics', 'Ceramics'),
    node('mugs', 'Mugs', 'ceramics'),
    node('litre', 'Mugs > 1 l', 'ceramics'),
    node('gifts', 'Gifts'),
    node('named', 'Ceramics › Mugs', 'gifts'),
  ];
  for (const typed of ['Ceramics › Mugs', 'ceramics>mugs', ' CERAMICS  ›  mugs '])
    expect(read(typed, all).ids).toEqual(['mugs']);
  for (const typed of ['Mugs > 1 l', 'ceramics › MUGS > 1 L']) expect(read(typed, all).ids).toEqual(['litre']);
  expect(read('Gifts › Ceramics › Mugs', all).ids).toEqual(['named']);
  expect(read('Mugs › 1 l', all).error).toContain('no category “Mugs › 1 l”');
});

spec(
  'LIMIT-05',
  'names are compared once a save, however many lines there are, and too many lines are refused unread',
  () => {
    const all = Array.from({ length: 500 }, (_, index) => node(`c${index}`, `Name ${index}`));
    const some = (count: number) => all.slice(0, count).map(({ name }) => name.toUpperCase());
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const looks = (lines: readonly string[]) => {
      normalize.mockClear();
      const { ids, error } = read(lines.join('\r\n'), all);
      return { ids: ids.length, error, times: normalize.mock.calls.length };
    };
    const [one, twenty, repeated] = [looks(some(1)), looks(some(20)), looks(Array(1000).fill('NAME 7'))];
    const refused = looks(some(21));
    normalize.mockRestore();
    expect([one.ids, twenty.ids, repeated.ids]).toEqual([1, 20, 1]);
    expect(twenty.times - one.times).toBeLessThan(all.length);
    expect(repeated.times).toBe(one.times);
    expect(refused).toEqual({ ids: 0, error: messages.tooManyCategories(20), times: 0 });
  },
);
