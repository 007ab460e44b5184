import type { TagsSettings } from 'shared-types/blocks/journal/archive';
import { z } from 'zod';
import type { Loader } from '../../site/page/loader';
import { countedGroups } from '../journal/counted-groups';
import { tagsOf } from '../journal/post-teaser';
import { postsOf } from '../journal/posts-of';

const schema = z.object({
  collection: z.string().startsWith('/'),
  title: z.string().default(''),
  sized: z.boolean().optional(),
}) satisfies z.ZodType<unknown, TagsSettings>;

/** The tags of a journal's posts, by name. */
export const groupsLoader = {
  name: 'blocks/tags/groups',
  scope: 'site',
  load: ({ site, block }) => {
    const { collection, title } = schema.parse(block.settings);
    const tags = postsOf(site, collection).flatMap((post) => tagsOf(post, collection).map(({ name }) => name));
    const { compare } = new Intl.Collator(site.siteLocaleAt(collection).locale, { numeric: true });
    const groups = [...countedGroups(collection, 'tag', tags)].sort((one, other) => compare(one.name, other.name));
    return Promise.resolve({ title, groups });
  },
} satisfies Loader<'blocks/tags/groups'>;
