import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { SiteLink, SiteMenuEntry } from 'shared-types/site/page/frame';
import { isFolder } from 'shared-types/site/page/site-menu';
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
  const { now } = HEADER_FOOTER_MESSAGES[language];
  return fieldDifferences(partsOf(stored), partsOf(wanted), (_, value) => now(value));
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

/** One line for each entry, below the message; links of a folder have a dash. */
function lines(entries: readonly SiteMenuEntry[]): string {
  const all = entries.flatMap((entry) =>
    isFolder(entry) ? [entry.title, ...entry.children.map((link) => `– ${written(link)}`)] : [written(entry)],
  );
  return all.map((line) => `\n${line}`).join('');
}

function written({ title, path, newWindow }: SiteLink): string {
  return `${title} (${path})${newWindow ? ' ↗' : ''}`;
}
