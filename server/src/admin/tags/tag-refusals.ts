import type { TagsMessages } from './tags.messages';

/** Codes of refusals that concern no field. */
export const TAG_REFUSALS = { gone: 'admin/tag-gone', 'changed-meanwhile': 'admin/tag-changed' } as const;

const MOST = 5;

/** “Clay”, “Fire” and 3 more. */
export function quoted(names: readonly string[], { and, more }: Pick<TagsMessages, 'and' | 'more'>): string {
  const shown = names.slice(0, names.length > MOST + 1 ? MOST : names.length).map((name) => `“${name}”`);
  const parts = shown.length < names.length ? [...shown, more(names.length - shown.length)] : shown;
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? parts.slice(0, -1).join(', ') + and + last : last;
}
