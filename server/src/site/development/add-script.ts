import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundariesScript } from './boundaries-script';
import type { DevelopmentParts } from './development-parts';
import { reloadScript } from './reload-script';

const NONCE = /'nonce-([^']+)'/;
const BODY_END = '</body>';

/**
 * Adds the script for live reload to every page, including error pages, and with `?boundaries` the script that shows them.
 */
export function addScript(app: FastifyInstance, { news, registry }: DevelopmentParts): void {
  const revisions = new WeakMap<FastifyRequest, string>();
  // Read before the page is made, so that a page made from old parts does not get a newer revision.
  app.addHook('onRequest', async (request) => void revisions.set(request, news.current().revision));
  app.addHook('onSend', async (request, reply, payload) => {
    const revision = revisions.get(request);
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || !isPage(reply) || !revision) return payload;
    const html = String(payload);
    const end = html.lastIndexOf(BODY_END);
    if (end < 0) return payload;
    const nonce = NONCE.exec(String(reply.getHeader('content-security-policy') ?? ''))?.[1];
    const scripts = [
      reloadScript(revision),
      ...(requestsBoundaries(request) ? [boundariesScript(registry.current(), nonce ?? '')] : []),
    ];
    return html.slice(0, end) + scripts.map((script) => element(script, nonce)).join('') + html.slice(end);
  });
}

function isPage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}

function requestsBoundaries({ query }: FastifyRequest): boolean {
  return 'boundaries' in (query as Record<string, unknown>);
}

/** The page's policy only allows scripts with its nonce. */
function element(script: string, nonce: string | undefined): string {
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`;
}
