import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { SiteLink } from 'shared-types/site/page/frame';
import type { Language } from '../../platform/language';
import { HEADER_FOOTER_MESSAGES } from './header-footer.messages';

/** Two states of the same site: what is saved, and what somebody wants to save. */
interface TwoStates {
  readonly stored: HeaderFooter;
  readonly wanted: HeaderFooter;
}

/** What is saved in each part that is not as it is wanted: messages by the names of the fields. */
export function headerFooterDifferences({ stored, wanted }: TwoStates, language: Language): Record<string, string> {
  const { now, nothing } = HEADER_FOOTER_MESSAGES[language];
  const [saved, other] = [partsOf(stored), partsOf(wanted)];
  const names = Object.keys(saved).filter((name) => saved[name] !== other[name]);
  return Object.fromEntries(names.map((name) => [name, now(saved[name] || nothing)]));
}

function partsOf({ header, footer }: HeaderFooter): Record<string, string> {
  return {
    ...(header.title === undefined ? {} : { title: header.title }),
    nav: lines(header.links),
    tagline: footer.tagline,
    foot: lines(footer.links),
    note: footer.note,
  };
}

/** A line for each link, below what is said of them. */
function lines(links: readonly SiteLink[]): string {
  return links.map(({ title, path }) => `\n${title} (${path})`).join('');
}
