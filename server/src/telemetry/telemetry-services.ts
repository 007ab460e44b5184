import type { FastifyInstance } from 'fastify';
import type { Services } from '../site/services';
import type { FloodLimit } from './flood-limit';
import type { RecordSink } from './records/record-sink';

/** What the routes of telemetry work with. */
export interface TelemetryServices extends Services {
  /** Where what pages tell is kept. */
  readonly records: RecordSink;
  /** How much of that one address may send. */
  readonly floodLimit: FloodLimit;
}

/** Registers one endpoint of telemetry. */
export type RecordingRoute = (app: FastifyInstance, services: TelemetryServices) => void;
