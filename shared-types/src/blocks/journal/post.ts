import type { NamedPath } from './journal';

/** What a post block shows of the post whose page it is on, the default first. */
export const POST_PARTS = ['heading', 'neighbours'] as const;
export type PostPart = (typeof POST_PARTS)[number];

/** Settings of a post block. */
export interface PostSettings {
  /** `heading`: title, day, author and tags; `neighbours`: the next newer and the next older post. */
  readonly part?: PostPart;
}

/** Data of the loader `blocks/post/post`. */
export interface PostView {
  readonly title: string;
  /** Path of the post. */
  readonly path: string;
  /** Day of publication, `2026-11-28`. */
  readonly day: string;
  readonly publishedAt: string;
  readonly author?: NamedPath;
  readonly tags: readonly NamedPath[];
  /** The page with all posts. */
  readonly journal: NamedPath;
  readonly newer?: NamedPath;
  readonly older?: NamedPath;
}
