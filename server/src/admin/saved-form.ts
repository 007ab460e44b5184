import type { FormReply } from 'shared-types/failure';
import { rememberSentForm } from '../platform/http/sent/sent-form';
import { thanksPagePath } from '../platform/http/thanks-path';
import { timeText } from '../platform/time-text';
import type { Site } from '../site/directory/site';
import { onlyBlockOf, type AdminPages } from '../site/own-pages/admin-pages';
import type { ActionContext } from '../site/request/action';
import type { ActionOutcome } from '../site/request/action-outcome';
import type { LastChange } from '../site/saved-state/saved-state';
import type { Fields } from './form-fields';

/** An action that was refused. */
export type Refusal = Extract<ActionOutcome, { readonly kind: 'refused' }>;

/** The last change as pages show it; empty where nobody has changed it. */
export function lastChangeView(
  changed: LastChange | undefined,
  { locale }: Pick<Site, 'locale'>,
): { readonly changed?: { readonly by: string; readonly at: string; readonly atText: string } } {
  if (!changed) return {};
  const { by, at } = changed;
  return { changed: { by, at: at.toISOString(), atText: timeText(at, locale) } };
}

/** Messages by field for every field whose stored value is not the one that was sent. */
export function fieldDifferences(
  stored: Fields,
  wanted: Fields,
  messageOf: (name: string, value: string) => string,
): Record<string, string> {
  const names = Object.keys({ ...stored, ...wanted });
  const differing = names.filter((name) => (stored[name] ?? '') !== (wanted[name] ?? ''));
  return Object.fromEntries(differing.map((name) => [name, messageOf(name, stored[name] ?? '')]));
}

/** Who has saved another version meanwhile, in one language. */
export interface ConflictMessages {
  readonly conflict: (change: { readonly by: string; readonly at: string }) => string;
  /** Where nobody is known to have saved it, as after an import; absent where the code's own message says enough. */
  readonly conflictWithSomebody?: string;
}

/** What a conflict tells the form. */
export interface FormConflict extends Pick<Refusal, 'code' | 'errors'> {
  readonly changed: LastChange | undefined;
  readonly messages: ConflictMessages;
  readonly site: Pick<Site, 'locale'>;
  /** Names the stored version, which the form's next save may replace. */
  readonly key: string;
}

/** Refuses a form because somebody else has saved meanwhile. */
export function conflictRefusal({ code, errors, changed, messages, site, key }: FormConflict): Refusal {
  const message = changed
    ? messages.conflict({ by: changed.by, at: timeText(changed.at, site.locale) })
    : messages.conflictWithSomebody;
  return { kind: 'refused', code, key, ...(errors && { errors }), ...(message !== undefined && { message }) };
}

/** A saved form, and the page that says so. */
export interface SavedForm {
  readonly page: keyof AdminPages;
  readonly path: string;
  /** The reply for a script; it gets the path of that page. */
  readonly reply: (location: string) => FormReply;
}

/** Leads from a saved form to the page that says it is saved. */
export function formSaved({ site, reply }: ActionContext, saved: SavedForm): ActionOutcome {
  const block = onlyBlockOf(site.adminPages[saved.page]);
  rememberSentForm(reply, block);
  const location = thanksPagePath(saved.path, block);
  return { kind: 'done', body: saved.reply(location), goTo: location };
}
