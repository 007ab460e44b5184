import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import type { InLanguages } from '../../platform/language';
import { polish } from './tags.messages.pl';

const english = {
  name: `Enter a tag of 1 to ${PAGE_RECORD_LIMIT.tag} characters.`,
  exists: 'This tag already exists',
  noneChosen: 'Choose at least one tag.',
  mergeQuestion: (tags: string, into: string, pages: number) =>
    `Merge ${tags} into “${into}”? ${pages === 1 ? '1 page changes' : `${pages} pages change`} at once. You can undo it until tags are changed again.`,
  removeQuestion: (tags: string, pages: number) =>
    `Remove ${tags}? ${pages === 1 ? '1 page loses it' : `${pages} pages lose it`} at once. You can undo it until tags are changed again.`,
  and: ' and ',
  more: (count: number) => `${count} more`,
  renamedNote: (tags: string, name: string) => `Tag ${tags} renamed to “${name}”`,
  mergedNote: (tags: string, name: string) => `Tags merged into “${name}”: ${tags}`,
  removedNote: (tags: string) => `Tags removed: ${tags}`,
  undoneNote: (note: string) => `Undone: ${note}`,
};

export type TagsMessages = typeof english;

/** Of the list of tags. */
export const TAGS_MESSAGES: InLanguages<TagsMessages> = { en: english, pl: polish };
