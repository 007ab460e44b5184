import type { PerRequest } from 'shared-types/host/render-host';
import { ACCOUNT_KEYS_FILE, ANNOUNCEMENT_FILES, OVERLAY_FILES } from 'shared-types/release';
import { CONTEXT_ELEMENT_ID, SHELL_ELEMENT_ID } from 'shared-types/site/context';
import type { PageData } from 'shared-types/site/page/page-data';
import { LOGOUT_PARAMETER } from 'shared-types/site/people/session';
import { jsonForScript } from '../render/json-for-script';
import type { SignedInAccount } from '../../session/signed-in-account';
import type { PageTemplate } from '../template/page-template';
import { withoutFiles } from './release-of-page';

export interface PageTailInput {
  readonly pageTemplate: PageTemplate;
  readonly perRequest: PerRequest;
  readonly states: PageData['states'];
  readonly nonce: string;
  readonly query: URLSearchParams;
  readonly account: SignedInAccount | undefined;
  /** True if the request had Global Privacy Control. */
  readonly privacyControl: boolean;
}

const shared = new WeakMap<PageTemplate, string>();

/** The page data and the shell's script. */
export function pageTail({ pageTemplate, nonce, query, account, ...ofRequest }: PageTailInput): string {
  const rest = jsonForScript(requestData(ofRequest));
  const isSignedOut = query.get(LOGOUT_PARAMETER) === 'true';
  const data = account
    ? dataFor(pageTemplate, account)
    : isSignedOut
      ? openData(anonymous(pageTemplate, true))
      : sharedData(pageTemplate);
  return `<script type="application/json" id="${CONTEXT_ELEMENT_ID}">${data},${rest.slice(1)}</script>${shellScript(pageTemplate, nonce)}`;
}

/** Data of this request, which is never cached. */
function requestData({
  perRequest,
  states,
  privacyControl,
}: Pick<PageTailInput, 'perRequest' | 'states' | 'privacyControl'>): Omit<PageData, 'context' | 'release'> {
  return { perRequest, states, ...(privacyControl && { privacyControl }) };
}

/** Context and release as JSON without the closing brace: the same for all visitors who are not signed in. */
function sharedData(pageTemplate: PageTemplate): string {
  const known = shared.get(pageTemplate) ?? openData(anonymous(pageTemplate, false));
  shared.set(pageTemplate, known);
  return known;
}

/**
 * Removes files of the shell that this visitor cannot need: the account keys unless the site gives them to everybody or
 * somebody has just signed out; overlays if the page has none; and the announcement follower, which the bar loads itself.
 *
 * @implements START-16 START-17 START-18 START-19 START-22
 */
function anonymous(
  { context, release, hasPopup }: PageTemplate,
  hasKeys: boolean,
): Pick<PageTemplate, 'context' | 'release'> {
  const unneeded = [
    ...(hasKeys || context.settings.useEscapeKeyToLogin ? [] : [ACCOUNT_KEYS_FILE]),
    ...(hasPopup ? [] : Object.values(OVERLAY_FILES)),
    ...Object.values(ANNOUNCEMENT_FILES),
  ];
  return { context, release: withoutFiles(release, unneeded) };
}

/** The data with the account's context, which is never cached. */
function dataFor({ context, release }: PageTemplate, { id, displayName, roles }: SignedInAccount): string {
  const own = { authenticatedAccount: { id, displayName }, websiteRoles: roles };
  return openData({ context: { ...context, ...own }, release });
}

function openData({ context, release }: Pick<PageTemplate, 'context' | 'release'>): string {
  return jsonForScript({ context, release } satisfies Pick<PageData, 'context' | 'release'>).slice(0, -1);
}

/**
 * Last in the body, after everything the script uses. Not `defer`: Chromium paints later while a deferred script is pending
 * (largest paint 1.13 × a static page, instead of 1.01 ×).
 */
function shellScript({ release }: PageTemplate, nonce: string): string {
  const { base, entry, files } = release.shell;
  return `<script id="${SHELL_ELEMENT_ID}" async src="${base}${entry}" integrity="${files[entry] ?? ''}" crossorigin="anonymous" nonce="${nonce}"></script>`;
}
