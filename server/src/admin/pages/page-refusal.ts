import type { PageMistake } from 'shared-types/admin/pages/pages';
import type { ErrorCode } from '../../platform/errors';
import type { Language } from '../../platform/language';
import { findDraftRow } from '../../site/page-draft/drafts.store';
import type { Services } from '../../site/services';
import type { Refusal } from '../saved-form';
import { PAGES_MESSAGES } from './pages.messages';

export interface MistakesToTell {
  readonly code: ErrorCode;
  readonly siteId: string;
  readonly mistakes: readonly PageMistake[];
  readonly language: Language;
}

/** Refuses because of mistakes: for a script by page and pointer, for a form as messages of the pages. */
export async function mistakesRefusal(
  { db }: Pick<Services, 'db'>,
  { code, siteId, mistakes, language }: MistakesToTell,
): Promise<Refusal> {
  const errors: Record<string, string> = {};
  for (const { pageId, pointer, message } of mistakes) {
    const row = await findDraftRow(db, { siteId, pageId });
    const told = PAGES_MESSAGES[language].mistake({ title: row?.content.title ?? '', place: pointer, message });
    errors[pageId] = errors[pageId] === undefined ? told : `${errors[pageId]}\n${told}`;
  }
  return { kind: 'refused', code, mistakes, errors };
}
