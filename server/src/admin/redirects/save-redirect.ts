import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import type { StoredRedirect } from '../../site/redirects/redirect-faults';
import { saveRedirects, type SaveRedirectsOutcome } from '../../site/redirects/save-redirects';
import type { RedirectFields } from './redirect-fields.schema';
import { redirectsDone } from './redirects-done';
import { REDIRECTS_MESSAGES, type FaultText, type RedirectsMessages } from './redirects.messages';
import { readTypedRedirect } from './typed-redirect';

/** Saves one redirect: a new one, or `seen` as it is now. */
export async function saveRedirect(
  { db, sites }: Services,
  { from: typedFrom, to: typedTo, kind }: RedirectFields,
  context: ActionContext & { readonly seen?: StoredRedirect },
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'pages.publish');
  if (!account) return refusal;
  const { site, language, seen } = context;
  const messages = REDIRECTS_MESSAGES[language];
  const { from, to } = readTypedRedirect({ from: typedFrom, to: typedTo }, site.hosts);
  if (from === undefined || to === undefined)
    return invalid({
      ...(from === undefined && { from: messages.from }),
      ...(to === undefined && { to: messages.to }),
    });
  const redirects = [{ from, to, temporary: kind === 'temporary' }];
  const outcome = await saveRedirects(db, site, { redirects, ...(seen && { seen }) });
  if (outcome.kind !== 'saved') return refusalOf(outcome, messages);
  sites.invalidate(site.id);
  return redirectsDone(context, seen ? 'changed' : 'added');
}

type Unsaved = Exclude<SaveRedirectsOutcome, { readonly kind: 'saved' }>;

function refusalOf(outcome: Unsaved, messages: RedirectsMessages): ActionOutcome {
  if (outcome.kind === 'exists') return invalid({ from: messages.exists(outcome.from) });
  if (outcome.kind === 'faulty')
    return invalid(Object.fromEntries(outcome.faults.map((fault) => [fault.field, faultText(fault, messages)])));
  return { kind: 'refused', code: REFUSALS[outcome.kind] };
}

/** Codes of refusals that concern no field. */
export const REFUSALS = {
  gone: 'admin/redirect-gone',
  changed: 'admin/redirect-changed',
  full: 'admin/redirects-full',
} as const;

export function faultText(
  fault: Parameters<FaultText>[0] & { readonly kind: keyof RedirectsMessages['faults'] },
  { faults }: RedirectsMessages,
): string {
  return faults[fault.kind](fault);
}

function invalid(errors: Readonly<Record<string, string>>): ActionOutcome {
  return { kind: 'refused', code: 'admin/redirect-invalid', errors };
}
