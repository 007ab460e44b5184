import type { SiteTheme } from '../page/frame';
import type { LayoutRow } from '../page/page';
import type { SectionTheme } from './section-themes';

/** How a section is coloured: as its owner has chosen, else as the site's template has it, else as the page. */
export function rowTheme(row: LayoutRow, sections: SiteTheme['sections']): SectionTheme {
  const key = sectionKey(row);
  const ofTemplate = sections && key !== undefined && Object.hasOwn(sections, key) ? sections[key] : undefined;
  return row.theme ?? ofTemplate ?? 'light';
}

/** The block by which a template knows a section, so that its colours move with it; undefined for a section without blocks. */
export function sectionKey({ columns }: LayoutRow): string | undefined {
  return columns.find(({ blocks }) => blocks.length > 0)?.blocks[0];
}
