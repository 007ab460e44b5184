/** Calls of the list of tags. Each changes all pages that use the tags, what is published and drafts, or none. */
export const TAGS_CALLS = {
  /** Refused if another tag has the name; `changeTags` merges the two. */
  renameTag: { method: 'POST', path: '/api/config/tags/names' },
  /** Merges tags into one, or removes them. */
  changeTags: { method: 'POST', path: '/api/config/tags/changes' },
  /** Undoes the last change. */
  undoTags: { method: 'POST', path: '/api/config/tags/undo' },
} as const;

export const TAGS_QUERY = {
  search: 'q',
  sort: 'sort',
  page: 'page',
  done: 'done',
  count: 'count',
} as const;

export const TAGS_PER_PAGE = 50;

/** Pages that are named as users of one tag; the rest is counted. */
export const TAG_PAGES_SHOWN = 100;

export const TAGS_SEARCH_LONGEST = 100;

/** Start of the names of the fields that choose tags, followed by the tag's id; the value is its `base`. */
export const CHOSEN_TAG_PREFIX = 'tag.';

export const TAG_SORTS = ['name', '-name', '-uses', 'uses'] as const;
export type TagSort = (typeof TAG_SORTS)[number];

export const TAGS_ACTS = ['merge', 'remove'] as const;
export type TagsAct = (typeof TAGS_ACTS)[number];

export const TAGS_DONE = ['rename', ...TAGS_ACTS, 'undo'] as const;
export type TagsDone = (typeof TAGS_DONE)[number];

/** A page with a tag: a post or an event. */
export interface TagPage {
  readonly id: string;
  readonly title: string;
  /** True if visitors do not see it with this tag. */
  readonly isDraft?: true;
}

/** All spellings of a tag that differ in case alone are one. */
export interface TagEntry {
  /** The same for all spellings. */
  readonly id: string;
  /** Names its spelling and its pages; a change sends it back to detect conflicts. */
  readonly base: string;
  /** As most pages spell it. */
  readonly name: string;
  /** Number of its pages. */
  readonly uses: number;
  /** The first of them, by title. */
  readonly pages: readonly TagPage[];
}

/** The last change of the tags, unless it was undone. */
export interface LastTagsChange {
  readonly id: string;
  /** What it did, in the language of its author. */
  readonly note: string;
  /** Name of the account. */
  readonly by: string;
  readonly at: string;
  readonly atText: string;
}

/** Data of the loader `admin/tags/list`. */
export interface TagsView {
  readonly tags: readonly TagEntry[];
  /** Matching the search, on all pages of the list. */
  readonly count: number;
  /** Names of all tags of the site, for suggestions. */
  readonly names: readonly string[];
  /** Empty for all. */
  readonly search: string;
  readonly sort: TagSort;
  /** From 1. */
  readonly page: number;
  /** Path and query of the list that is shown. */
  readonly address: string;
  readonly lastChange?: LastTagsChange;
  /** What the address says was done, and how many pages it changed. */
  readonly done?: { readonly act: TagsDone; readonly count: number };
}
