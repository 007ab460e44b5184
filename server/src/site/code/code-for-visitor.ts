import { WITHOUT_CODE_PARAMETER } from 'shared-types/site/page/site-code';
import { isInFrame } from '../page/find/page-access';
import type { OutgoingPage } from '../page/find/page-finder';
import { isHtmlOnly } from '../page/preview';
import { mayDo } from '../session/capabilities';
import { allowsAnalytics } from '../visitor-consent/allows-analytics';
import type { CodeHtml, InjectedCode } from './injected-code';

type CodeRequest = Pick<OutgoingPage, 'site' | 'request' | 'url' | 'visitor' | 'preview' | 'pageTemplate'>;

/** The code with which a page is sent to a visitor; undefined for none. */
export function codeForVisitor(outgoing: CodeRequest): CodeHtml | undefined {
  const { code } = outgoing.pageTemplate;
  return code && !isLeftOut(outgoing) ? codeFor(outgoing, code) : undefined;
}

function codeFor({ site, visitor }: CodeRequest, { whole, quiet, consent }: InjectedCode): CodeHtml {
  return consent === 'always' || allowsAnalytics(site, visitor) ? whole : quiet;
}

/**
 * True for a page without the shell, for a page in a frame of the admin area, for HTML that a script of a page with the code
 * fetches, and for an account with `scripts.edit` that asks for the page without the code.
 */
function isLeftOut({ request, url, visitor: { account }, preview, pageTemplate: { state } }: CodeRequest): boolean {
  if (isHtmlOnly(preview, state) || preview.withoutUserScripts || isInFrame(request)) return true;
  if (request.headers['sec-fetch-dest'] === 'empty') return true;
  return url.searchParams.has(WITHOUT_CODE_PARAMETER) && account !== undefined && mayDo(account, 'scripts.edit');
}
