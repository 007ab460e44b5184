import type { BlockLink } from '../link';

/** What a social link may lead to; each has a sign. */
export const SOCIAL_NETWORKS = [
  'instagram',
  'facebook',
  'x',
  'youtube',
  'tiktok',
  'linkedin',
  'pinterest',
  'threads',
  'bluesky',
  'mastodon',
  'whatsapp',
  'spotify',
  'soundcloud',
  'vimeo',
  'github',
  'rss',
  'email',
  'phone',
  'website',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** A way to elsewhere. */
export interface SocialLink {
  readonly network: SocialNetwork;
  /** Its label is the name; the network's where empty. */
  readonly link: BlockLink;
}

/** Settings of a social links block. */
export interface SocialLinksSettings {
  readonly links: readonly SocialLink[];
  /** What is seen of each; `icons` by default. */
  readonly look?: 'icons' | 'names' | 'both';
  /** `medium` if absent. */
  readonly size?: 'small' | 'medium' | 'large';
  /** `start` if absent. */
  readonly align?: 'start' | 'center' | 'end';
}
