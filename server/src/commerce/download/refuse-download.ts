import type { FastifyReply } from 'fastify';
import { ERRORS, errorMessage, type ErrorCode } from '../../platform/errors';
import { escapeHtml } from '../../platform/http/escape-html';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import { wantsJson } from '../../platform/http/wants-json';
import { languageOf } from '../../platform/language';
import { sendAsFile } from '../../site/page/send/security-headers';
import { orderLookupLink } from '../../site/own-pages/order-lookup-link';
import { DOWNLOAD_MESSAGES } from './download.messages';

/** Refuses a download with a small page for the person who opened the link. */
export function refuseDownload(reply: FastifyReply, code: ErrorCode): FastifyReply {
  if (wantsJson(reply.request)) return refuse(reply, code);
  const site = siteOf(reply.request);
  const language = languageOf(site);
  const { title, lookup } = DOWNLOAD_MESSAGES[language];
  const link = orderLookupLink(site);
  const page = `<!doctype html>
<html lang="${escapeHtml(site.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${site.name}`)}</title></head>
<body><main><p>${escapeHtml(site.name)}</p><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(errorMessage(code, language))}</p>
${link ? `<p><a href="${escapeHtml(link.path)}">${escapeHtml(lookup)}</a></p>` : ''}</main></body></html>
`;
  return sendAsFile(reply)
    .code(ERRORS[code].status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page);
}
