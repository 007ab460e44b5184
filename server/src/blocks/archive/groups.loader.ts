import {
  ARCHIVE_GROUPS,
  type ArchiveGroup,
  type ArchiveSettings,
  type PostGroup,
} from 'shared-types/blocks/journal/archive';
import { z } from 'zod';
import type { Loader } from '../../site/page/loader';
import { countedGroups } from '../journal/counted-groups';
import { postsOf, type Post } from '../journal/posts-of';

const schema = z.object({
  collection: z.string().startsWith('/'),
  title: z.string().default(''),
  by: z.enum(ARCHIVE_GROUPS).default(ARCHIVE_GROUPS[0]),
}) satisfies z.ZodType<unknown, ArchiveSettings>;

const MONTH_LENGTH = 'yyyy-mm'.length;
const YEAR_LENGTH = 'yyyy'.length;

/** The posts of a journal, counted by month or year, newest first, or by author. */
export const groupsLoader = {
  name: 'blocks/archive/groups',
  scope: 'site',
  load: ({ site, block }) => {
    const { collection, title, by } = schema.parse(block.settings);
    const groups = groupsBy(by, postsOf(site, collection), collection);
    const sorted = by === 'authors' ? sortedByName(groups, site.siteLocaleAt(collection).locale) : groups;
    return Promise.resolve({ title, groups: sorted });
  },
} satisfies Loader<'blocks/archive/groups'>;

/** Posts are newest first, and so are their months. */
function groupsBy(by: ArchiveGroup, posts: readonly Post[], collection: string): readonly PostGroup[] {
  if (by === 'authors')
    return countedGroups(
      collection,
      'author',
      posts.flatMap(({ record }) => record.author ?? []),
    );
  const length = by === 'years' ? YEAR_LENGTH : MONTH_LENGTH;
  return countedGroups(
    collection,
    'month',
    posts.map(({ day }) => day.slice(0, length)),
  );
}

function sortedByName(groups: readonly PostGroup[], locale: string): readonly PostGroup[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...groups].sort((one, other) => compare(one.name, other.name));
}
