import type { SocialNetwork } from 'shared-types/blocks/basic/social-links';

/** Hosts of profiles, with all hosts below them. */
const HOSTS: Readonly<Record<string, SocialNetwork>> = {
  'instagram.com': 'instagram',
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'x.com': 'x',
  'twitter.com': 'x',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'tiktok.com': 'tiktok',
  'linkedin.com': 'linkedin',
  'pinterest.com': 'pinterest',
  'threads.net': 'threads',
  'threads.com': 'threads',
  'bsky.app': 'bluesky',
  'mastodon.social': 'mastodon',
  'mastodon.online': 'mastodon',
  'wa.me': 'whatsapp',
  'whatsapp.com': 'whatsapp',
  'open.spotify.com': 'spotify',
  'soundcloud.com': 'soundcloud',
  'vimeo.com': 'vimeo',
  'github.com': 'github',
};

/** The network of an address; `website` if it is of none that is known. */
export function socialNetworkOf(href: string): SocialNetwork {
  if (/^mailto:/i.test(href)) return 'email';
  if (/^(?:tel|sms):/i.test(href)) return 'phone';
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  const labels = host.split('.');
  const known = labels.map((_, index) => HOSTS[labels.slice(index).join('.')]).find((network) => network !== undefined);
  return known ?? 'website';
}
