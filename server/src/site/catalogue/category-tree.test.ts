import * as fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { createCategoryTree, type CategoryNode } from './category-tree';

/** Each is at the top level or below an earlier one. */
const categories = fc.array(fc.nat(), { maxLength: 60 }).map((above) =>
  above.map((number, index): CategoryNode => {
    const parent = number % (index + 1);
    const name = `c${index}`;
    return { id: name, collectionId: 's', parentId: parent === index ? null : `c${parent}`, slug: name, name };
  }),
);

spec('LIMIT-05', 'a category is below exactly those on the path to it', () => {
  fc.assert(
    fc.property(categories, (all) => {
      const tree = createCategoryTree(all);
      for (const { id } of all) {
        const above = tree.pathTo(id).map((one) => one.id);
        expect(above.at(-1)).toBe(id);
        for (const other of all)
          expect(tree.familyOf(other.id).some((one) => one.id === id)).toBe(above.includes(other.id));
      }
    }),
  );
});
