/** What an archive lists, the default first. */
export const ARCHIVE_GROUPS = ['months', 'years', 'authors'] as const;
export type ArchiveGroup = (typeof ARCHIVE_GROUPS)[number];

/** Settings of an archive block: the posts of a journal, counted by month, year or author. */
export interface ArchiveSettings {
  /** Path of the page with the posts. */
  readonly collection: string;
  /** Heading; none if absent. */
  readonly title?: string;
  /** `months` by default. */
  readonly by?: ArchiveGroup;
}

/** Settings of a tags block: the tags of a journal's posts. */
export interface TagsSettings {
  /** Path of the page with the posts. */
  readonly collection: string;
  /** Heading; none if absent. */
  readonly title?: string;
  /** True: frequent tags are larger; false by default. */
  readonly sized?: boolean;
}

/** A group of posts with the page that lists them. */
export interface PostGroup {
  /** A tag or author, or the month or year, `2026-11` or `2026`. */
  readonly name: string;
  readonly path: string;
  /** Number of posts. */
  readonly count: number;
}

/** Data of the loaders `blocks/archive/groups` and `blocks/tags/groups`. */
export interface PostGroupsView {
  /** May be empty. */
  readonly title: string;
  readonly groups: readonly PostGroup[];
}
