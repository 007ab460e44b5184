import type { AdminFramePage, AdminFrameView } from 'shared-types/admin/frame';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Language } from '../../platform/language';
import type { MatchedPage } from '../../site/directory/site-page';
import { parentPath } from '../../site/directory/parent-path';
import { ADMIN_PAGES, type AdminPageName, type AdminPageRow } from '../../site/own-pages/admin-page-table';

/** Where an account is in the admin area. */
export interface Place {
  readonly row: AdminPageRow;
  /** The list that contains the page's entry; absent if the page is in no list. */
  readonly parent?: AdminPageRow;
}

/** The place of a page of the admin area; undefined for a page that is not in the table. */
export function placeOf({ page: { blocks } }: Pick<MatchedPage, 'page'>): Place | undefined {
  const [first] = blocks.values();
  const names = Object.keys(ADMIN_PAGES) as AdminPageName[];
  const name = names.find((one) => ADMIN_BLOCK_TYPE[one] === first?.type);
  if (name === undefined) return undefined;
  const row = ADMIN_PAGES[name];
  const parent = parentOf(row);
  return parent ? { row, parent } : { row };
}

/** The page of the list that a page's entry is in. */
export function parentOf({ path, within }: AdminPageRow): AdminPageRow | undefined {
  const above = within === undefined ? parentPath(path) : ADMIN_PAGES[within].path;
  return Object.values(ADMIN_PAGES).find((row) => row.path === above && row.group !== undefined);
}

interface BreadcrumbsInput {
  readonly language: Language;
  /** Name of the entry that the page shows. */
  readonly name: string | undefined;
}

/** The breadcrumbs of a place; none on the first page. */
export function breadcrumbsTo(
  place: Place | undefined,
  { language, name }: BreadcrumbsInput,
): Pick<AdminFrameView, 'above' | 'here'> {
  const { home } = ADMIN_PAGES;
  if (!place || place.row === home) return { above: [] };
  const { row, parent } = place;
  const pageOf = ({ path, title, name: short = title }: AdminPageRow): AdminFramePage => ({
    path,
    text: short[language],
  });
  return { above: [pageOf(home), ...(parent ? [pageOf(parent)] : [])], here: textOf(row, { language, name }) };
}

function textOf(
  { title, name: short = title, entry, add }: AdminPageRow,
  { language, name }: BreadcrumbsInput,
): string {
  if (name === undefined) return (add ?? short)[language];
  return entry ? entry[language].replace('{name}', () => name) : name;
}
