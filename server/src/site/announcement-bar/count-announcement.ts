import type { FastifyRequest } from 'fastify';
import type { AnnouncementEvent } from 'shared-types/telemetry/census';
import type { Services } from '../services';

export interface AnnouncementAct {
  readonly event: Exclude<AnnouncementEvent, 'shown'>;
  /** Path of the page. */
  readonly page: string;
}

/** Counts what a visitor does with the announcement; nothing without consent. Telemetry hands it over at start. */
export type CountAnnouncement<S extends Services> = (
  services: S,
  request: FastifyRequest,
  act: AnnouncementAct,
) => Promise<void>;
