import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { languageOf } from '../../platform/language';
import { ADMIN_PAGES, type AdminPageName } from './admin-page-table';
import { lastingId } from './lasting-id';
import type { SitePage } from '../directory/site-page';

/** The site, and the language of the pages: its main language. */
export interface AdminPagesInput {
  readonly siteId: string;
  readonly locale: string;
}

/** Pages of the admin area by block type. */
export type AdminPages = Readonly<Record<AdminPageName, SitePage>>;

const NAMES = Object.keys(ADMIN_PAGES) as readonly AdminPageName[];

/** The pages of the admin area, which every site has. */
export function adminPages(input: AdminPagesInput): AdminPages {
  return Object.fromEntries(NAMES.map((name) => [name, adminPage(input, name)])) as AdminPages;
}

/** Id of the main block of an admin page: its first. */
export function onlyBlockOf({ blocks }: Pick<SitePage, 'blocks'>): string {
  const [id = ''] = blocks.keys();
  return id;
}

function adminPage({ siteId, locale }: AdminPagesInput, name: AdminPageName): SitePage {
  const { path, title, needs, keepsTyped, isBare, below } = ADMIN_PAGES[name];
  const blocks = [name, ...(below ? [below] : [])].map((one) => ({
    id: lastingId(`admin block ${siteId} ${one}`),
    type: ADMIN_BLOCK_TYPE[one],
    settings: {},
  }));
  const ids = blocks.map(({ id }) => id);
  return {
    id: lastingId(`admin page ${siteId} ${name}`),
    path,
    pageType: PAGE_TYPE.page,
    title: title[languageOf({ locale })],
    description: '',
    indexed: false,
    isAdmin: true,
    ...(needs ? { needs } : {}),
    ...(keepsTyped ? { keepsTyped } : {}),
    ...(isBare ? { isBare } : {}),
    // Built-in pages never change.
    changedAt: new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: ids }] }] } },
    blocks: new Map(blocks.map((block) => [block.id, block])),
  };
}
