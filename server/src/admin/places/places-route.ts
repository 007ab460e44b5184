import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldErrors } from '../../platform/http/field-errors';
import { isSameOrigin } from '../../platform/http/origin';
import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { refuse } from '../../site/request/refusal';
import type { Services } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { readerOf } from '../../site/session/reader-of';
import { createGooglePlaces, type GooglePlaces, type PlacesAnswer, type PlacesQuestion } from './google-places';

/** Typing makes at most two calls a second, and each is charged. */
const RATE: RateLimit = { what: 'admin/places', most: 120, windowMs: 60_000 };
const LONGEST_TRACKING = 200;

export const placesQuery = {
  sessionToken: z
    .string()
    .regex(/^[\w-]{1,36}$/)
    .optional()
    .describe('Names one search, from its first letter to the details of a place: Google charges for it as a whole.'),
  productPage: z.string().max(LONGEST_TRACKING).optional(),
  productSection: z.string().max(LONGEST_TRACKING).optional(),
};

export interface PlacesCall<S extends z.ZodType<{ sessionToken?: string | undefined }>, T> {
  readonly path: string;
  readonly query: S;
  readonly find: (places: GooglePlaces, query: z.output<S>, question: PlacesQuestion) => Promise<PlacesAnswer<T>>;
  readonly body: (value: T) => object;
}

/** Registers a call for accounts with access to pages, rate limited by account; without a key it is refused. */
export function registerPlacesCall<S extends z.ZodType<{ sessionToken?: string | undefined }>, T>(
  app: FastifyInstance,
  { db, config }: Services,
  { path, query, find, body }: PlacesCall<S, T>,
): void {
  const places = config.places && createGooglePlaces(config.places);
  const declared = { config: { access: 'places.find', input: [query] } } as const;
  app.get(path, declared, async (request: FastifyRequest, reply: FastifyReply) => {
    // A call costs money, so it needs the same protection as a change.
    if (!isSameOrigin(request)) return refuse(reply, 'site/origin');
    const { account, refusal } = await readerOf(db, request, 'places.find');
    if (refusal) return refuse(reply, refusal);
    const parsed = query.safeParse(request.query);
    if (!parsed.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(parsed.error) });
    if (!places) return refuse(reply, 'admin/places-off');
    const site = siteOf(request);
    if (!(await isWithinRate(db, { siteId: site.id, address: account.id }, RATE)))
      return refuse(reply, 'site/rate-limited');
    const question = { locale: site.locale, sessionToken: parsed.data.sessionToken };
    const answer = await find(places, parsed.data, question);
    if (answer.kind === 'found') return reply.header('cache-control', 'no-store').send(body(answer.value));
    if (answer.kind === 'unknown') return refuse(reply, 'admin/place-unknown');
    request.log.error({ reason: answer.reason }, 'a place could not be looked up');
    return refuse(reply, 'admin/places-failed');
  });
}
