import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { NEWS_BEAT_MS, RELEASE_CALLS } from 'shared-types/site/release';
import { refuse } from '../request/refusal';
import { senderOf } from '../../platform/http/sender-of';
import type { Route } from '../services';
import { siteOf } from '../request/site-of-request';
import { createReleaseFeed } from './release-feed';
import { createStreamPlaces } from './stream-places';

/** A stream takes some ten kilobytes; offices and mobile networks share one address. Pages without a stream poll. */
const LIMITS = { most: 10_000, mostOfOne: 500 };
/** Limit of unsent bytes for a client that no longer reads; an event has some hundred bytes. */
const MOST_UNSENT_BYTES = 16 * 1024;
/** Spread, so that pages that lost the same server do not all reconnect at once. */
const RETRY_MS = { least: 500, most: 3_000 };

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Keeps proxies from buffering the stream.
  'x-accel-buffering': 'no',
};

/**
 * `followNews`: changes that open pages of the site must follow, at once and at every change, until the page or the server
 * ends.
 */
export const followNewsRoute: Route = (app, { registry }) => {
  const feed = createReleaseFeed(registry);
  const places = createStreamPlaces(LIMITS);
  const open = new Set<ServerResponse>();
  app.route({
    method: 'GET',
    url: RELEASE_CALLS.followNews.path,
    exposeHeadRoute: false,
    handler: (request, reply) => {
      // The client disconnected while the site was looked up, so no close event would free its slot.
      if (reply.raw.destroyed) return reply.hijack();
      const leave = places.take(senderOf(request));
      if (typeof leave === 'string') return refuse(reply, leave === 'all' ? 'site/unavailable' : 'site/rate-limited');
      const { identifier } = siteOf(request);
      // Event streams must not be compressed.
      reply.hijack();
      const { raw } = reply;
      const send = (text: string): void => {
        if (raw.writableLength > MOST_UNSENT_BYTES) raw.destroy();
        else raw.write(`data: ${text}\n\n`);
      };
      raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...HEADERS });
      raw.write(`retry: ${Math.round(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least))}\n`);
      const unfollow = feed.join(identifier, send);
      send(feed.textOf(identifier));
      const beat = setInterval(() => send(feed.textOf(identifier)), NEWS_BEAT_MS);
      open.add(raw);
      raw.once('close', () => {
        clearInterval(beat);
        unfollow();
        leave();
        open.delete(raw);
      });
      return reply;
    },
  });
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
};
