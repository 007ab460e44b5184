import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { readTags } from 'shared-types/site/page/tags-text';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { PAGE_SETTINGS_MESSAGES } from './page-settings.messages';

/** Every tag may be in quotation marks. */
const LONGEST = PAGE_RECORD_LIMIT.tags * (2 * PAGE_RECORD_LIMIT.tag + 4);

/**
 * Tags with commas between them.
 *
 * @implements TAG-03
 */
export function pageTagsSchema(language: Language) {
  const { tagTooLong, tooManyTags } = PAGE_SETTINGS_MESSAGES[language];
  return z
    .string()
    .max(LONGEST, { error: tooManyTags })
    .transform((text) => readTags(storableText(text)))
    .refine((tags) => tags.every(({ length }) => length <= PAGE_RECORD_LIMIT.tag), { error: tagTooLong })
    .refine(({ length }) => length <= PAGE_RECORD_LIMIT.tags, { error: tooManyTags });
}
