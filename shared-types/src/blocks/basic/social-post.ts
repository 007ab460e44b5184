import type { Picture } from '../../host/image';

/** Settings of a social post block: a post of a social network, quoted. Nothing of it comes from the network. */
export interface SocialPostSettings {
  /**
   * The post’s https address at X, Mastodon or Bluesky, which says how its tags and mentions are linked. A post at any other
   * address is a plain quotation.
   */
  readonly url: string;
  /** Name of who wrote it. */
  readonly author: string;
  /** Name of the account, with or without `@`; that of the address if absent. */
  readonly handle?: string;
  /** Picture of who wrote it. */
  readonly avatar?: Picture;
  /** Plain text; web addresses, tags and mentions in it become links. */
  readonly text: string;
  /** Picture of the post. */
  readonly picture?: Picture;
  /** `2026-11-21`, with or without a time; the day is shown as it is written. */
  readonly publishedAt?: string;
}
