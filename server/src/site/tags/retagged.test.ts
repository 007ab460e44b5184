import fc from 'fast-check';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { nameKey } from '../catalogue/category-name';
import { recordTags } from './record-tags';
import { retagged } from './retagged';

const content = (tags: readonly string[]): PageContent => ({
  path: '/journal/a',
  pageType: 1,
  title: 'A',
  description: '',
  record: { type: 'post', publishedAt: '2026-03-02T09:00:00Z', ...(tags.length > 0 && { tags }) },
  body: { raw: false, layout: { columns: 12, rows: [] } },
  blocks: {},
});
const tagsAfter = (tags: readonly string[], keys: readonly string[], into?: string) => {
  const after = retagged(content(tags), { keys: new Set(keys), ...(into !== undefined && { into }) });
  return after && (recordTags(after.record) ?? []);
};

test('all spellings become the new tag, once, in the place of the first', () => {
  expect(tagsAfter(['Fire', 'Clay', 'CLAY', 'Kiln'], ['clay'], 'Ceramics')).toEqual(['Fire', 'Ceramics', 'Kiln']);
  expect(tagsAfter(['Fire', 'Clay', 'fire'], ['clay'], 'Fire')).toEqual(['Fire']);
  expect(tagsAfter(['Clay'], ['clay'], 'clay')).toEqual(['clay']);
});

test('a page without the tag does not change, and one without tags has none', () => {
  expect(tagsAfter(['Fire'], ['clay'], 'Ceramics')).toBeUndefined();
  expect(tagsAfter(['Clay'], ['clay'], 'Clay')).toBeUndefined();
  expect(tagsAfter(['Clay'], ['clay'])).toEqual([]);
  expect(tagsAfter([], ['clay'])).toBeUndefined();
});

test('no tag is lost, made up or there twice', () => {
  const names = fc.constantFrom('a', 'A', 'b', 'B', 'c', 'd');
  const into = fc.option(fc.constantFrom('a', 'B', 'new'), { nil: undefined });
  fc.assert(
    fc.property(fc.array(names), fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c')), into, (tags, keys, target) => {
      const after = (tagsAfter(tags, keys, target) ?? tags).map(nameKey);
      const kept = tags.map(nameKey).filter((key) => !keys.includes(key));
      const hasNew = target !== undefined && tags.some((name) => keys.includes(nameKey(name)));
      expect(new Set(after)).toEqual(new Set([...kept, ...(hasNew ? [nameKey(target)] : [])]));
      if (hasNew) expect(after.filter((key) => key === nameKey(target))).toHaveLength(1);
    }),
  );
});
