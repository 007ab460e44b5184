import type { Picture } from '../../host/image';

/** Layouts of a journal, the default first. */
export const JOURNAL_LAYOUTS = ['list', 'grid'] as const;
export type JournalLayout = (typeof JOURNAL_LAYOUTS)[number];

/** Posts on a page of the list. */
export const JOURNAL_COUNT = { absent: 10, most: 30 } as const;

/** Parameters of a journal's URL. */
export const JOURNAL_PARAMETER = { page: 'page', tag: 'tag', author: 'author', month: 'month' } as const;

/** Settings of a journal block: the posts one level below a page, newest first. */
export interface JournalSettings {
  /** Path of the page with the posts; the block's own page if absent. */
  readonly collection?: string;
  /** Heading; none if absent. */
  readonly title?: string;
  /** `list` by default. */
  readonly layout?: JournalLayout;
  /** Posts on a page. */
  readonly count?: number;
  /** Format of the URLs of new posts, such as `%y/%m/%d/%t`; see `tidyPostFormat`. */
  readonly postUrl?: string;
  /** Each of the following is shown unless it is false. */
  readonly pictures?: boolean;
  readonly excerpts?: boolean;
  readonly authors?: boolean;
  readonly tags?: boolean;
}

/** A name with a page that lists its posts. */
export interface NamedPath {
  readonly name: string;
  readonly path: string;
}

export interface PostTeaser {
  readonly path: string;
  readonly title: string;
  /** Day of publication, `2026-11-28`. */
  readonly day: string;
  /** One or two sentences; plain text. */
  readonly text?: string;
  readonly picture?: Picture;
  readonly author?: NamedPath;
  readonly tags: readonly NamedPath[];
}

/** The choice of posts in the URL. */
export interface JournalFilter {
  readonly kind: 'tag' | 'author' | 'month';
  /** A tag or name as it was first written, or a month, `2026-11`. */
  readonly value: string;
  /** Path without it. */
  readonly clearPath: string;
}

/** Data of the loader `blocks/journal/posts`. */
export interface JournalView {
  /** May be empty. */
  readonly title: string;
  readonly layout: JournalLayout;
  readonly posts: readonly PostTeaser[];
  readonly filter?: JournalFilter;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Newer posts. */
  readonly previousPath?: string;
  /** Older posts. */
  readonly nextPath?: string;
  /** Feed of all posts, with the journal's name; absent without posts. */
  readonly feed?: NamedPath;
  /** Redirect target for a page number beyond the last page. */
  readonly insteadPath?: string;
}
