import type { LastSaved } from 'shared-types/admin/last-saved';
import type { FormReply } from 'shared-types/failure';
import { rememberSentForm } from '../platform/http/sent/sent-form';
import { thanksPagePath } from '../platform/http/thanks-path';
import { timeText, type TimeStyle } from '../platform/time-text';
import { onlyBlockOf, type AdminPages } from '../site/own-pages/admin-pages';
import type { ActionContext } from '../site/request/action';
import type { ActionOutcome } from '../site/request/action-outcome';
import type { LastChange } from '../site/saved-state/saved-state';
import type { Fields } from './form-fields';

export type Refusal = Extract<ActionOutcome, { readonly kind: 'refused' }>;

/** The last change for a page; empty if there is none. */
export function lastChangeView(changed: LastChange | undefined, style: TimeStyle): { readonly changed?: LastSaved } {
  if (!changed) return {};
  const { by, at } = changed;
  return { changed: { by, at: at.toISOString(), atText: timeText(at, style) } };
}

/** The stored values of the fields that differ, as messages by field. */
export function fieldDifferences(
  stored: Fields,
  wanted: Fields,
  messageOf: (name: string, value: string) => string,
): Record<string, string> {
  const names = Object.keys({ ...stored, ...wanted });
  const differing = names.filter((name) => (stored[name] ?? '') !== (wanted[name] ?? ''));
  return Object.fromEntries(differing.map((name) => [name, messageOf(name, stored[name] ?? '')]));
}

/** Messages about another author, in one language. */
export interface ConflictMessages {
  readonly conflict: (change: { readonly by: string; readonly at: string }) => string;
  /** For an unknown author, as after an import; absent if the code's own message is enough. */
  readonly conflictWithSomebody?: string;
}

export interface FormConflict extends Pick<Refusal, 'code' | 'errors'> {
  readonly changed: LastChange | undefined;
  readonly messages: ConflictMessages;
  readonly site: TimeStyle;
  /** Name of the stored version, which the form's next save may replace. */
  readonly key: string;
}

/** Refuses a form because somebody else has saved meanwhile. */
export function conflictRefusal({ code, errors, changed, messages, site, key }: FormConflict): Refusal {
  const message = changed
    ? messages.conflict({ by: changed.by, at: timeText(changed.at, site) })
    : messages.conflictWithSomebody;
  return { kind: 'refused', code, key, ...(errors && { errors }), ...(message !== undefined && { message }) };
}

export interface SavedForm {
  readonly page: keyof AdminPages;
  readonly path: string;
  /** Id of the form's block; the page's main block if absent. */
  readonly block?: string | undefined;
  /** The reply for a script, with the path of the page. */
  readonly reply: (location: string) => FormReply;
}

/** Redirects from a saved form to the page that shows its success. */
export function formSaved({ site, reply }: ActionContext, saved: SavedForm): ActionOutcome {
  const block = saved.block ?? onlyBlockOf(site.adminPages[saved.page]);
  rememberSentForm(reply, block);
  const location = thanksPagePath(saved.path, block);
  return { kind: 'done', body: saved.reply(location), goTo: location };
}
