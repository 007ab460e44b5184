import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { escapeHtml } from '../../platform/http/escape-html';
import { languageOf } from '../../platform/language';
import type { Site } from '../directory/site';
import { CLOSED_PAGE_MESSAGES } from './closed-page.messages';

export interface ClosedPageInput {
  readonly site: Pick<Site, 'name' | 'locale' | 'profile'>;
  readonly nonce: string;
}

/**
 * The page that replaces every page of a closed site, with its name and colours. It needs no remote, script or cookie, and
 * links only to the owner's sign-in.
 */
export function closedPage({ site, nonce }: ClosedPageInput): string {
  const language = languageOf(site);
  const { title, visitors, owners, signIn } = CLOSED_PAGE_MESSAGES[language];
  const name = escapeHtml(site.name);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${name}</title><style nonce="${nonce}">${styleOf(site)}</style></head>
<body><main><p class="name" dir="auto">${name}</p><h1>${title}</h1><p>${visitors}</p><p class="owners">${owners} <a href="${ADMIN_PATH.home}">${signIn}</a></p></main></body>
</html>`;
}

/** The import allows only colours here. */
function styleOf({ profile }: ClosedPageInput['site']): string {
  const { paper, ink, muted, line, accent } = profile.theme.colors;
  return [
    `body{margin:0;min-block-size:100svh;display:grid;place-items:center;background:${paper};color:${ink};font:1.125rem/1.5 system-ui,sans-serif}`,
    'main{box-sizing:border-box;inline-size:min(100%,36rem);padding:2rem 1.25rem}',
    'h1{margin:0 0 1rem;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.15;text-wrap:balance}',
    'p{margin:0;overflow-wrap:anywhere}',
    `.name{margin-block-end:.5rem;color:${muted}}`,
    `.owners{margin-block-start:2.5rem;padding-block-start:1rem;border-block-start:1px solid ${line};color:${muted};font-size:1rem}`,
    `a{display:inline-block;padding-block:.5rem;color:${accent};text-underline-offset:.2em}`,
    `a:focus-visible{outline:2px solid ${accent};outline-offset:2px}`,
  ].join('');
}
