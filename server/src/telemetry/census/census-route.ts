import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RecordingRoute } from '../telemetry-services';
import type { RecordDraft, TelemetryRoute } from '../take-call';
import { telemetryRoute } from '../telemetry-route';
import { keptVisitor } from './kept-visitor';

const MAX_BODY_BYTES = 64 * 1024;

export interface CensusRoute<Input> {
  readonly call: TelemetryRoute<Input>['call'];
  readonly schema: z.ZodType<Input>;
  /** The value the schema validates; the body by default. */
  readonly sent?: (request: FastifyRequest) => unknown;
  /** Name of the records, which may depend on what is sent. */
  readonly name: string | ((input: Input) => string);
  /** The visitor cookie's value as the page sends it. */
  readonly visitorCookieOf: (input: Input) => string | undefined;
  readonly kept: (input: Input) => Readonly<Record<string, unknown>>;
  readonly origin?: (input: Input) => string;
}

/**
 * An endpoint of the census: each call is one record with the visitor's id.
 * @implements SRV-23
 */
export function censusRoute<Input>({
  name,
  visitorCookieOf,
  kept,
  origin,
  ...route
}: CensusRoute<Input>): RecordingRoute {
  return telemetryRoute<Input>({
    ...route,
    kind: 'census',
    crumb: 'query',
    maxBodyBytes: MAX_BODY_BYTES,
    records(input, call) {
      const data = { ...kept(input), visitorId: keptVisitor(call, visitorCookieOf(input)) };
      const named = typeof name === 'string' ? name : name(input);
      const record: RecordDraft = { name: named, data, ...(origin && { origin: origin(input) }) };
      return { records: [record] };
    },
  });
}
