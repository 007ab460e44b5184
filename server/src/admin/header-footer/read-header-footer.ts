import { HEADER_FOOTER_LIMIT, type HeaderFooter } from 'shared-types/admin/header-footer';
import type { Language } from '../../platform/language';
import type { HeaderFooterPart } from '../../site/saved-state/header-footer-state';
import { createFieldReader, type FieldReader, type SentFields } from '../field-reader';
import { FIELD_MESSAGES } from '../field.messages';
import { readFooterLinks, readMainNavigation } from '../navigation/read-menu';
import { HEADER_FOOTER_MESSAGES } from './header-footer.messages';

const { title: LONGEST_TITLE, tagline: LONGEST_TAGLINE, note: LONGEST_NOTE } = HEADER_FOOTER_LIMIT;

export interface ReadHeaderFooterInput {
  readonly language: Language;
  /** True for the main language, whose header also contains the site's name. */
  readonly isOwn: boolean;
  /** Everything else is empty. */
  readonly part: HeaderFooterPart;
}

/** The valid header and footer, or messages by field. */
export type ReadHeaderFooter =
  | { readonly state: HeaderFooter; readonly errors?: undefined }
  | { readonly state?: undefined; readonly errors: Readonly<Record<string, string>> };

/** Parses the form, or a call converted to form fields. */
export function readHeaderFooter(fields: SentFields, input: ReadHeaderFooterInput): ReadHeaderFooter {
  const { language, part } = input;
  const reader = createFieldReader({ fields, messages: FIELD_MESSAGES[language] });
  const { title, tagline, note } = part === 'links' ? NO_TEXTS : readTexts(reader, input);
  const [links, footerLinks] =
    part === 'texts'
      ? [[], []]
      : [readMainNavigation(reader, { fields, language }), readFooterLinks(reader, { fields, language })];
  const state = {
    header: { ...(title === undefined ? {} : { title }), links },
    footer: { tagline, links: footerLinks, note },
  };
  return Object.keys(reader.errors).length > 0 ? { errors: reader.errors } : { state };
}

interface Texts {
  readonly title?: string;
  readonly tagline: string;
  readonly note: string;
}

const NO_TEXTS: Texts = { tagline: '', note: '' };

function readTexts(reader: FieldReader, { language, isOwn }: ReadHeaderFooterInput): Texts {
  if (!isOwn && reader.isSent('title')) reader.refuse('title', HEADER_FOOTER_MESSAGES[language].titleElsewhere);
  return {
    ...(isOwn ? { title: reader.filledLine('title', LONGEST_TITLE) } : {}),
    tagline: reader.text('tagline', LONGEST_TAGLINE).trim(),
    note: reader.text('note', LONGEST_NOTE).trim(),
  };
}
