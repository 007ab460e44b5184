import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { SiteLink } from 'shared-types/site/page/frame';
import type { Language } from '../../platform/language';
import type { Fields } from '../form-fields';
import { fieldDifferences } from '../saved-form';
import { HEADER_FOOTER_MESSAGES } from './header-footer.messages';

interface TwoStates {
  readonly stored: HeaderFooter;
  readonly wanted: HeaderFooter;
}

/** The stored values of the parts that differ, as messages by field. */
export function headerFooterDifferences({ stored, wanted }: TwoStates, language: Language): Record<string, string> {
  const { now, nothing } = HEADER_FOOTER_MESSAGES[language];
  return fieldDifferences(partsOf(stored), partsOf(wanted), (_, value) => now(value || nothing));
}

function partsOf({ header, footer }: HeaderFooter): Fields {
  return {
    ...(header.title === undefined ? {} : { title: header.title }),
    nav: lines(header.links),
    tagline: footer.tagline,
    foot: lines(footer.links),
    note: footer.note,
  };
}

/** One line for each link, below the message. */
function lines(links: readonly SiteLink[]): string {
  return links.map(({ title, path }) => `\n${title} (${path})`).join('');
}
