import { NEWS_BEAT_MS, RELEASE_CALLS } from 'shared-types/site/release';
import { z } from 'zod';
import type { DescribedArea } from '../described-call';

const MS_PER_SECOND = 1000;

/** Reply to `getNews`, and each event of `followNews`. */
const news = z.object({
  revision: z.int().describe('Grows with every change. Of two replies, the one with the lower number is older.'),
  off: z.array(z.string()).describe('Remotes whose code is switched off on this site.'),
  plain: z.array(z.string()).describe('Remotes whose HTML is replaced by fallbacks.'),
  takenBack: z
    .record(z.string(), z.array(z.string()))
    .describe('Versions that open pages must stop using, by the name of the remote.'),
});

/** What open pages follow. */
export const PAGE_AREA: DescribedArea = {
  name: 'Open pages',
  description: 'What an open page of a site must act upon before its next navigation.',
  calls: [
    {
      id: 'getNews',
      call: RELEASE_CALLS.getNews,
      summary: 'Get what open pages must stop using',
      description: 'Returns what has been switched off or rolled back on the site to whose host the call is sent.',
      access: 'everyone',
      reply: news,
      returns: 'What is switched off or rolled back now.',
      errors: [],
    },
    {
      id: 'followNews',
      call: RELEASE_CALLS.followNews,
      summary: 'Follow what open pages must stop using',
      description: `An event stream. It sends an event at once, at every change, and at least every ${NEWS_BEAT_MS / MS_PER_SECOND} seconds.`,
      access: 'everyone',
      reply: 'text/event-stream',
      returns: 'The data of each event is JSON like the reply to `getNews`.',
      errors: ['site/rate-limited', 'site/unavailable'],
    },
  ],
};
