import { HEADER_FOOTER_LIMIT, type HeaderFooter } from 'shared-types/config/header-footer';
import type { Language } from '../../language';
import { createFieldReader, type SentFields } from '../field-reader';
import { FIELD_SENTENCES } from '../field.sentences';
import { HEADER_FOOTER_SENTENCES } from './header-footer.sentences';
import { readLinks } from './read-links';

const { title: LONGEST_TITLE, tagline: LONGEST_TAGLINE, note: LONGEST_NOTE } = HEADER_FOOTER_LIMIT;

/** For whom fields are read. */
export interface ReadHeaderFooterInput {
  readonly language: Language;
  /** True where they are those of the site's own language, with which its name goes. */
  readonly isOwn: boolean;
}

/** What was sent, or what is wrong with it: sentences by the names of the fields. */
export type ReadHeaderFooter =
  | { readonly state: HeaderFooter; readonly errors?: undefined }
  | { readonly state?: undefined; readonly errors: Readonly<Record<string, string>> };

/** Reads what the form holds, or a call that was written like it. */
export function readHeaderFooter(fields: SentFields, { language, isOwn }: ReadHeaderFooterInput): ReadHeaderFooter {
  const sentences = HEADER_FOOTER_SENTENCES[language];
  const reader = createFieldReader({ fields, sentences: FIELD_SENTENCES[language] });
  if (!isOwn && reader.isSent('title')) reader.refuse('title', sentences.titleElsewhere);
  const state = {
    header: {
      ...(isOwn ? { title: reader.filledLine('title', LONGEST_TITLE) } : {}),
      links: readLinks(reader, { list: 'nav', fields, sentences }),
    },
    footer: {
      tagline: reader.text('tagline', LONGEST_TAGLINE).trim(),
      links: readLinks(reader, { list: 'foot', fields, sentences }),
      note: reader.text('note', LONGEST_NOTE).trim(),
    },
  };
  return Object.keys(reader.errors).length > 0 ? { errors: reader.errors } : { state };
}
