import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageNews } from './page-news';
import { reloadScript } from './reload-script';

const NONCE = /'nonce-([^']+)'/;
const BODY_END = '</body>';

/** Puts the script that follows the news into every page, pages for errors among them. */
export function addScript(app: FastifyInstance, news: PageNews): void {
  const revisions = new WeakMap<FastifyRequest, string>();
  // Noted before the page is made: a page made from old parts must not pass for a new one.
  app.addHook('onRequest', async (request) => void revisions.set(request, news.current().revision));
  app.addHook('onSend', async (request, reply, payload) => {
    const revision = revisions.get(request);
    if (typeof payload !== 'string' || !isPage(reply) || !revision) return payload;
    const end = payload.lastIndexOf(BODY_END);
    return end < 0 ? payload : payload.slice(0, end) + element(reply, revision) + payload.slice(end);
  });
}

function isPage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}

/** The page's policy lets scripts with its nonce run, and no others. */
function element(reply: FastifyReply, revision: string): string {
  const nonce = NONCE.exec(String(reply.getHeader('content-security-policy') ?? ''))?.[1];
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${reloadScript(revision)}</script>`;
}
