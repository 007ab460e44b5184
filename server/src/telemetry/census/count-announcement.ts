import type { FastifyRequest } from 'fastify';
import { ANNOUNCEMENT_RECORDS } from 'shared-types/telemetry/census';
import { isUnavailable } from '../../platform/schema/is-unavailable';
import type { CountAnnouncement } from '../../site/announcement-bar/count-announcement';
import { siteOf } from '../../site/request/site-of-request';
import { visitorOf } from '../../site/request/visitor';
import { allowsAnalytics } from '../../site/visitor-consent/allows-analytics';
import { callPlace } from '../call-place';
import { createIdempotencyKey } from '../records/idempotency-key';
import { mayCome } from '../take-call';
import type { TelemetryServices } from '../telemetry-services';

/** Counts a closing of the announcement, or a press on its link, under the rules of the census. */
export const countAnnouncement: CountAnnouncement<TelemetryServices> = async (services, request, { event, page }) => {
  const site = siteOf(request);
  if (!allowsAnalytics(site, visitorOf(request)) || !mayCome(services, request, 1)) return;
  const place = await placeOf(services, request, page);
  if (!place?.isRecorded) return;
  const atMs = Date.now();
  services.records.take([
    {
      ...{ siteId: site.id, key: createIdempotencyKey(atMs), position: 0, atMs, kind: 'census' },
      ...{ name: ANNOUNCEMENT_RECORDS[event], origin: 'page', path: place.path, value: null, data: null },
    },
  ]);
};

/** Undefined while the database is away: what is counted must not keep a visitor from closing the announcement. */
async function placeOf({ db }: TelemetryServices, request: FastifyRequest, address: string) {
  try {
    return await callPlace({ db, request, site: siteOf(request), kind: 'census', address });
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
