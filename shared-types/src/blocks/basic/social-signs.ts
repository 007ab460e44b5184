import type { SocialNetwork } from './social-links';

/** Path data of each sign in a square of 24 × 24, drawn with a line of 1.5. They are signs of ours, not the firms' marks. */
export const SOCIAL_SIGNS: Readonly<Record<SocialNetwork, string>> = {
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.5v.01',
  facebook: 'M16 4h-1.5C12.5 4 11 5.5 11 7.5V20M8 11.5h7',
  x: 'M5 4.5l14 15M19 4.5l-14 15',
  youtube: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4.5-2.5z',
  tiktok: 'M13.5 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13.5 4c.5 3 2.3 4.5 5 5',
  linkedin: 'M4 4h16v16H4zM8 11v5M8 7.5v.01M12 16v-5M12 13a2 2 0 0 1 4 0v3',
  pinterest:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 19.5l2.2-9M9.3 13c-1.6-3 .2-5.5 3-5.5s4 2 3.4 4.2c-.6 2.6-3.3 3.3-4.2 1.8',
  threads: 'M16 9.5a4 4 0 1 0 0 5M16 8v5.5a2.5 2.5 0 0 0 5-1.5 9 9 0 1 0-4 7.5',
  bluesky:
    'M12 11c-1.5-3-4.8-6-7.3-6.4C3.2 4.4 3 6 3.2 8c.3 3 1.4 4.3 4.3 4.5-2.7.6-2.8 2.8-1 4.6 2.3 2.3 4.5-.1 5.5-2.6 1 2.5 3.2 4.9 5.5 2.6 1.8-1.8 1.7-4-1-4.6 2.9-.2 4-1.5 4.3-4.5.2-2 0-3.6-1.5-3.4C16.8 5 13.5 8 12 11z',
  mastodon:
    'M8 4h8c2.5 0 4 1.5 4 4v4c0 2-1.5 3.5-3.5 3.5H9c.5 2 3 2.6 6 1.8-1 2.2-4 2.9-6.5 1.9C5 17.8 4 15 4 11V8c0-2.5 1.5-4 4-4zM8.5 11.5V9a1.75 1.75 0 0 1 3.5 0v1.5M12 9a1.75 1.75 0 0 1 3.5 0v2.5',
  whatsapp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.4-1.3A9 9 0 1 0 12 3zM9 8.5c-.5 3 3 6.5 6 6.5l.5-2-2-1-1 .8a5 5 0 0 1-1.6-1.6L11.5 10.5l-.5-2z',
  spotify:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7 9.5c3.5-1 7-.7 10 1M7.5 12.5c3-.8 6-.5 8.5.9M8 15.3c2.5-.6 5-.3 7 .8',
  soundcloud: 'M3 13v3M6 11.5v5.5M9 9v8M12 17V7.5a5 5 0 0 1 7 4 2.75 2.75 0 0 1-.5 5.5z',
  vimeo:
    'M4 8l1 1.2c1.2-.8 1.7-.6 2.2 1l1.5 5.3c1 3.5 2.5 3.5 5 1 3-3 5-6.5 5.3-9 .3-2.7-3.5-3.3-5 .8 2.2-.8 2 1 .5 3.2-1.3 2-1.9 1.5-2.3-.7L11.5 7c-.5-2.5-1.7-2.8-3.5-1.5z',
  github: 'M9 8l-4 4 4 4M15 8l4 4-4 4M13.5 6l-3 12',
  rss: 'M5 19v-.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
  phone: 'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  website: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18z',
};

/** What people call those that are called the same in every language; the others have messages. */
export const SOCIAL_NAMES: Readonly<Partial<Record<SocialNetwork, string>>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  threads: 'Threads',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  whatsapp: 'WhatsApp',
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
  vimeo: 'Vimeo',
  github: 'GitHub',
};
