import type { CatalogueEntry } from '../../site/catalogue/catalogue-entry';
import { relatedTo } from './related';

const entry = (id: string, collectionId = 'shop') => ({ product: { id }, path: '', collectionId }) as CatalogueEntry;
const shelf = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => entry(id));
const catalogue = [...shelf, entry('elsewhere', 'outlet')];
const names = (index: number) => relatedTo(shelf[index] as CatalogueEntry, catalogue).map(({ product }) => product.id);

test('shows the next four of the same shop, wrapping around at the end', () => {
  expect(names(0)).toEqual(['b', 'c', 'd', 'e']);
  expect(names(4)).toEqual(['f', 'a', 'b', 'c']);
});

test('shows nothing beside the only product of a shop', () => {
  expect(relatedTo(catalogue[6] as CatalogueEntry, catalogue)).toEqual([]);
});
