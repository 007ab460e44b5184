import type { PageContent } from 'shared-types/admin/pages/page-content';
import { UNSTORABLE } from '../../platform/schema/storable-text';
import { issueMessage } from '../import/check/issue-message';
import { DEEPEST, jsonValues } from '../import/check/json-values';
import type { Mistake } from '../import/check/mistake';
import { checkLayouts } from '../import/check/pages/check-layouts';
import { draftPageSchema } from '../import/schema/page.schema';
import { documentPage } from './page-content';
import { contentPointer, pointerOf } from './pointer';

/** Longer than any page that a person writes, and short enough to be checked with every change. */
const MOST_CHARACTERS = 1_000_000;
/** Names that some code could mistake for a prototype's. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Content of a draft, or messages by JSON pointer. */
export type ReadContent =
  | { readonly content: PageContent; readonly errors?: undefined }
  | { readonly content?: undefined; readonly errors: Readonly<Record<string, string>> };

/** Checks the shape of a draft: it may be incomplete, but never malformed. */
export function readContent(candidate: unknown): ReadContent {
  const parsed = draftPageSchema.safeParse(candidate, { error: issueMessage });
  if (!parsed.success) return { errors: byPointer(parsed.error.issues) };
  const content = parsed.data;
  const mistakes = [...valueMistakes(content), ...keyMistakes(content)];
  const errors = { ...byPointer(mistakes), ...Object.fromEntries(layoutErrors(content)) };
  return Object.keys(errors).length > 0 ? { errors } : { content };
}

export function isUnsafeKey(key: string): boolean {
  return UNSAFE_KEYS.has(key);
}

function byPointer(mistakes: readonly Mistake[]): Readonly<Record<string, string>> {
  return Object.fromEntries(mistakes.map(({ path, message }) => [pointerOf(path), message]));
}

function valueMistakes(content: PageContent): Mistake[] {
  if (JSON.stringify(content).length > MOST_CHARACTERS)
    return [{ path: [], message: `must have at most ${MOST_CHARACTERS} characters` }];
  return [...jsonValues(content)].flatMap(({ path, value }) => {
    if (path.length >= DEEPEST && typeof value === 'object' && value !== null)
      return [{ path, message: `is nested more than ${DEEPEST} deep` }];
    if (isUnsafeKey(String(path.at(-1)))) return [{ path, message: 'has a name that is not allowed' }];
    return typeof value === 'string' && value.search(UNSTORABLE) >= 0
      ? [{ path, message: 'holds a character that is none' }]
      : [];
  });
}

function keyMistakes({ blocks }: PageContent): Mistake[] {
  return Object.entries(blocks).flatMap(([key, { id }]) =>
    key === id ? [] : [{ path: ['blocks', key, 'id'], message: `must be ${key}` }],
  );
}

/** Every block has one place, and every place a block. */
function layoutErrors(content: PageContent): [pointer: string, message: string][] {
  const mistakes = checkLayouts({ pages: [documentPage(content)] });
  return mistakes.map(({ path, message }) => [contentPointer(content, path.slice(2)), message]);
}
