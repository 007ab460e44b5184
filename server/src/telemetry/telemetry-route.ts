import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { renewCrumb } from '../platform/http/cookie/crumb';
import { refuse } from '../site/request/refusal';
import type { RefusalReason } from './records/refusals';
import type { RecordingRoute } from './telemetry-services';
import { mayCome, takeCall, TOO_OFTEN, type Refused, type TelemetryRequest, type TelemetryRoute } from './take-call';

/** When a refused page may retry. */
const AGAIN_SECONDS = 5;
const SERVER_ERROR = 500;
const OVERSIZED = 'FST_ERR_CTP_BODY_TOO_LARGE';

/**
 * An endpoint of telemetry, with the checks that all of them share; what they refuse is counted. Accepted records are
 * written within a second of the reply, once however often they are sent.
 * @implements SRV-24
 */
export function telemetryRoute<Input>(route: TelemetryRoute<Input>): RecordingRoute {
  return (app, services) => {
    const { method, path } = route.call;
    const count = ({ site }: FastifyRequest, reason: RefusalReason, times = 1) => {
      if (site) services.records.countRefused({ siteId: site.id, kind: route.kind, reason, count: times });
    };
    const no = (request: FastifyRequest, reply: FastifyReply, { reason, code, errors }: Refused) => {
      count(request, reason);
      if (reason === 'rate' || reason === 'full') void reply.header('retry-after', AGAIN_SECONDS);
      const crumb = reason === 'crumb' ? { crumb: renewCrumb(reply) } : {};
      return refuse(reply, code, { ...crumb, ...(errors && { errors }) });
    };
    app.route<{ Querystring: TelemetryRequest['query'] }>({
      method,
      url: path,
      bodyLimit: route.maxBodyBytes,
      config: { input: [route.schema] },
      // Before the body is read, so that a flood costs the other senders no time.
      onRequest: async (request, reply) => {
        if (!mayCome(services, request, 1)) await no(request, reply, TOO_OFTEN);
      },
      // Counts what the framework refuses before the handler: oversized bodies and invalid JSON.
      onError: async (request, _reply, error: FastifyError) => {
        if ((error.statusCode ?? SERVER_ERROR) < SERVER_ERROR)
          count(request, error.code === OVERSIZED ? 'too-large' : 'invalid');
      },
      handler: async (request, reply) => {
        const outcome = await takeCall(route, services, request);
        if ('code' in outcome) return no(request, reply, outcome);
        const { recorded, noted, taken } = outcome;
        if (noted) count(request, noted.reason, noted.count);
        taken?.(reply);
        return route.answer?.(reply, recorded) ?? reply.send({ recorded });
      },
    });
  };
}
