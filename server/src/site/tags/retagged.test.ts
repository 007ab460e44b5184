import fc from 'fast-check';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { nameKey } from '../catalogue/category-name';
import { recordTags } from './record-tags';
import { retagged, retaggingRule } from './retagged';
import { recordedRule, undoingRule } from './tags-steps';

const content = (tags: readonly string[]): PageContent => ({
  path: '/journal/a',
  pageType: 1,
  title: 'A',
  description: '',
  record: { type: 'post', publishedAt: '2026-03-02T09:00:00Z', ...(tags.length > 0 && { tags }) },
  body: { raw: false, layout: { columns: 12, rows: [] } },
  blocks: {},
});
const PUBLISHED = { pageId: 'a', isDraft: false };
const tagsAfter = (tags: readonly string[], keys: readonly string[], into?: string) => {
  const rule = retaggingRule({ keys: new Set(keys), ...(into !== undefined && { into }) });
  const after = retagged(content(tags), rule, PUBLISHED);
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

const DRAFT = { pageId: 'a', isDraft: true };

test('what is undone is as it was, and tags that somebody has changed since stay', () => {
  const names = fc.array(fc.constantFrom('a', 'A', 'b', 'c'));
  const into = fc.option(fc.constantFrom('a', 'B', 'new'), { nil: undefined });
  fc.assert(
    fc.property(names, names, into, (published, draft, target) => {
      const rule = recordedRule(
        retaggingRule({ keys: new Set(['a', 'b']), ...(target !== undefined && { into: target }) }),
      );
      const states = [
        [content(published), PUBLISHED],
        [content(draft), DRAFT],
      ] as const;
      for (const [before, of] of states) {
        const after = rule.changed(before, of);
        const undone = after && retagged(after, undoingRule(rule.steps), of);
        expect(undone ?? before).toEqual(before);
      }
    }),
  );
  const rule = recordedRule(retaggingRule({ keys: new Set(['a']), into: 'new' }));
  rule.changed(content(['a']), PUBLISHED);
  expect(retagged(content(['new', 'more']), undoingRule(rule.steps), PUBLISHED)).toBeUndefined();
  expect(retagged(content(['new']), undoingRule(rule.steps), { pageId: 'other', isDraft: false })).toBeUndefined();
});

test('a draft that was published meanwhile gets its own tags back', () => {
  const rule = recordedRule(retaggingRule({ keys: new Set(['a']), into: 'new' }));
  rule.changed(content(['a']), PUBLISHED);
  rule.changed(content(['a', 'more']), DRAFT);
  const undone = retagged(content(['new', 'more']), undoingRule(rule.steps), PUBLISHED);
  expect(recordTags(undone?.record)).toEqual(['a', 'more']);
});
