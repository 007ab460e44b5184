import type { FormField } from 'shared-types/forms/contact-form';
import { LOCAL_STORAGE } from 'shared-types/site/cookie';

/** What was typed into a form. */
export interface Draft {
  /** Of the form's fields: a draft of others cannot be restored. */
  readonly version: string;
  /** Random name of the tab that has written it. */
  readonly tab: string;
  /** In milliseconds. */
  readonly savedAt: number;
  /** Names and values of inputs. */
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** 30 days. */
const LONGEST_MS = 2_592_000_000;

export function draftKey(formId: string): string {
  return `${LOCAL_STORAGE.formDraft}-${formId}`;
}

/** Reads a stored draft; `undefined` if there is none of this version, or it is too old. */
export function readDraft(
  text: string | undefined,
  { version, nowMs }: { readonly version: string; readonly nowMs: number },
): Draft | undefined {
  const draft = parsed(text);
  if (!draft || draft.version !== version) return undefined;
  const ageMs = nowMs - draft.savedAt;
  return ageMs >= 0 && ageMs < LONGEST_MS ? draft : undefined;
}

function parsed(text: string | undefined): Draft | undefined {
  try {
    const { version, tab, savedAt, values } = Object(JSON.parse(text ?? 'null')) as Draft;
    const isDraft =
      typeof version === 'string' && typeof tab === 'string' && Number.isFinite(savedAt) && Array.isArray(values);
    return isDraft && values.every(isPair) ? { version, tab, savedAt, values } : undefined;
  } catch {
    return undefined;
  }
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

/** Names the fields of a form: other fields, types or options have another name. FNV-1a, 32 bits. */
export function formVersion(fields: readonly Pick<FormField, 'id' | 'type' | 'options'>[]): string {
  const text = JSON.stringify(fields.map(({ id, type, options = [] }) => [id, type, options]));
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
