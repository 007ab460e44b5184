import {
  TAG_PAGES_SHOWN,
  TAG_SORTS,
  TAGS_PER_PAGE,
  TAGS_QUERY,
  TAGS_SEARCH_LONGEST,
  type LastTagsChange,
  type TagEntry,
  type TagSort,
} from 'shared-types/admin/pages/tags';
import { storableText } from '../../platform/schema/storable-text';
import { timeText } from '../../platform/time-text';
import { nameKey } from '../../site/catalogue/category-name';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { findTags, type FoundTag } from '../../site/tags/find-tags';
import { findLastChange, type LastChange } from '../../site/tags/last-change.store';
import { tagsAddress, tagsDoneIn } from './tags-address';

const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** One page of the tags of a site. */
export const tagsLoader = {
  name: 'admin/tags/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'pages.publish')) return null;
    const requested = query.get(TAGS_QUERY.page) ?? '';
    const page = PAGE_NUMBER.test(requested) ? Number(requested) : 1;
    const search = storableText(query.get(TAGS_QUERY.search) ?? '')
      .trim()
      .slice(0, TAGS_SEARCH_LONGEST);
    const sort = TAG_SORTS.find((one) => one === query.get(TAGS_QUERY.sort)) ?? TAG_SORTS[0];
    const [all, last] = await Promise.all([findTags(db, site.id), findLastChange(db, site.id)]);
    const matching = sorted(
      all.filter(({ key }) => key.includes(nameKey(search))),
      sort,
    );
    const first = (page - 1) * TAGS_PER_PAGE;
    return {
      tags: matching.slice(first, first + TAGS_PER_PAGE).map(entryOf),
      count: matching.length,
      names: all.map(({ name }) => name),
      ...{ search, sort, page },
      address: tagsAddress(query),
      ...(last && { lastChange: lastChangeOf(last, site) }),
      ...tagsDoneIn(query),
    };
  },
} satisfies Loader<'admin/tags/list'>;

/** Tags are found by name; ones that are used as often stay in that order. */
function sorted(tags: readonly FoundTag[], sort: TagSort): readonly FoundTag[] {
  if (sort === 'name') return tags;
  if (sort === '-name') return tags.toReversed();
  const direction = sort === 'uses' ? 1 : -1;
  return tags.toSorted((one, other) => direction * (one.pages.length - other.pages.length));
}

function lastChangeOf({ id, note, by, at }: LastChange, site: Site): LastTagsChange {
  return { id, note, by, at: at.toISOString(), atText: timeText(at, site) };
}

function entryOf({ id, base, name, pages }: FoundTag): TagEntry {
  return { id, base, name, uses: pages.length, pages: pages.slice(0, TAG_PAGES_SHOWN) };
}
