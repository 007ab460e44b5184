import { z } from 'zod';
import type { DescribedArea } from '../described-call';

/** Reply to `/healthz`. */
const health = z.object({ ok: z.boolean().describe('Always true.') });

/** Reply to `/api/tls-allowed` for unknown hosts. */
const answered = z.object({ ok: z.boolean().describe('Always false.') });

/** Reply to `/readyz`. */
const readiness = z.object({
  ok: z.boolean().describe('True if the server can render pages.'),
  serial: z.int().optional().describe('Serial of the latest change of a remote that the server has read.'),
  degraded: z
    .array(z.string())
    .optional()
    .describe('What is unavailable while pages are still served: `database`, or names of remotes.'),
});

/** What load balancers and monitoring ask. */
export const HEALTH_AREA: DescribedArea = {
  name: 'Health',
  description: 'For load balancers and monitoring, at any host.',
  calls: [
    {
      id: 'isAlive',
      call: { method: 'GET', path: '/healthz' },
      summary: 'Check that the process replies',
      description: 'Replies as long as the process runs. If it does not reply, restart it.',
      access: 'everyone',
      reply: health,
      returns: 'The process runs.',
      errors: [],
    },
    {
      id: 'isReady',
      call: { method: 'GET', path: '/readyz' },
      summary: 'Check that the server can render pages',
      description: 'Tells whether requests should be sent to this server.',
      access: 'everyone',
      reply: readiness,
      returns: 'The server can render pages.',
      otherReplies: {
        503: {
          description: 'The server has no shell yet, or is shutting down. Send requests to another one.',
          schema: readiness,
        },
      },
      errors: [],
    },
    {
      id: 'isCertificateAllowed',
      call: { method: 'GET', path: '/api/tls-allowed' },
      summary: 'Check whether a proxy may get a certificate for a host',
      description: 'In the form of `ask` of Caddy’s on-demand TLS. Sites answer at domains that owners have connected.',
      access: 'everyone',
      query: z.object({ domain: z.string().describe('A host name.') }),
      reply: health,
      returns: 'A site answers at this host.',
      otherReplies: { 404: { description: 'No site answers at this host.', schema: answered } },
      errors: [],
    },
  ],
};
