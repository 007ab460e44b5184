import type { FastifyInstance } from 'fastify';
import type { Services } from '../site/services';
import type { FloodLimit } from './flood-limit';
import type { RecordSink } from './records/record-sink';

export interface TelemetryServices extends Services {
  readonly records: RecordSink;
  readonly floodLimit: FloodLimit;
}

export type RecordingRoute = (app: FastifyInstance, services: TelemetryServices) => void;
