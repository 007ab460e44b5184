import { HEADER_FOOTER_LIMIT, type HeaderFooter } from 'shared-types/admin/header-footer';
import type { Language } from '../../platform/language';
import { createFieldReader, type SentFields } from '../field-reader';
import { FIELD_MESSAGES } from '../field.messages';
import { HEADER_FOOTER_MESSAGES } from './header-footer.messages';
import { readLinks } from './read-links';

const { title: LONGEST_TITLE, tagline: LONGEST_TAGLINE, note: LONGEST_NOTE } = HEADER_FOOTER_LIMIT;

export interface ReadHeaderFooterInput {
  readonly language: Language;
  /** True for the main language, whose header also contains the site's name. */
  readonly isOwn: boolean;
}

/** The valid header and footer, or messages by field. */
export type ReadHeaderFooter =
  | { readonly state: HeaderFooter; readonly errors?: undefined }
  | { readonly state?: undefined; readonly errors: Readonly<Record<string, string>> };

/** Parses the form, or a call converted to form fields. */
export function readHeaderFooter(fields: SentFields, { language, isOwn }: ReadHeaderFooterInput): ReadHeaderFooter {
  const messages = HEADER_FOOTER_MESSAGES[language];
  const reader = createFieldReader({ fields, messages: FIELD_MESSAGES[language] });
  if (!isOwn && reader.isSent('title')) reader.refuse('title', messages.titleElsewhere);
  const state = {
    header: {
      ...(isOwn ? { title: reader.filledLine('title', LONGEST_TITLE) } : {}),
      links: readLinks(reader, { list: 'nav', fields, messages }),
    },
    footer: {
      tagline: reader.text('tagline', LONGEST_TAGLINE).trim(),
      links: readLinks(reader, { list: 'foot', fields, messages }),
      note: reader.text('note', LONGEST_NOTE).trim(),
    },
  };
  return Object.keys(reader.errors).length > 0 ? { errors: reader.errors } : { state };
}
