import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_DRAFT_PATH } from 'shared-types/admin/pages/page-draft';
import type { BlockTypeNumber } from 'shared-types/site/block-type';
import { draftPage, shownBlock } from '../page-draft/draft-page';
import { findSiteFiles } from '../page-content/site-files';
import { siteOf } from '../request/site-of-request';
import type { Services } from '../services';
import { readerOf } from '../session/reader-of';

const [BEFORE = '', AFTER = ''] = PAGE_DRAFT_PATH.split(':pageId');
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Id of the page whose draft is at this address. */
export function draftOfPath(address: string): string | undefined {
  const [path = ''] = address.split('?');
  const id = path.slice(BEFORE.length, -AFTER.length);
  return path.startsWith(BEFORE) && path.endsWith(AFTER) && ID.test(id) ? id : undefined;
}

export interface DraftBlock {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly pageId: string;
  /** `settings` in document form; those of the draft if absent. */
  readonly block: { readonly id: string; readonly type: number; readonly settings: unknown };
}

/** A block of a draft for accounts that may edit pages; undefined for everybody else. Its HTML is sanitized. */
export async function draftBlockHtml(
  { db, pages }: Pick<Services, 'db' | 'pages'>,
  { request, reply, pageId, block: { id, type, settings } }: DraftBlock,
): Promise<string | undefined> {
  const { account } = await readerOf(db, request, 'pages.edit');
  const siteId = siteOf(request).id;
  const page = account && (await draftPage(db, { siteId, pageId }));
  if (!page) return undefined;
  const own = page.blocks.get(id);
  if (settings === undefined) {
    return own?.type === type ? pages.draftBlockHtml({ request, reply, page, block: own }) : undefined;
  }
  const sent = { ...(own?.type === type ? own : { id, type: type as BlockTypeNumber }), settings: Object(settings) };
  const block = shownBlock(sent, await findSiteFiles(db, siteId));
  return pages.draftBlockHtml({ request, reply, page, block });
}
