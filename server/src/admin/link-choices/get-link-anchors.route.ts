import {
  BLOCK_ANCHOR,
  LINK_CALLS,
  type GetLinkAnchorsReply,
  type LinkAnchor,
} from 'shared-types/admin/pages/link-choices';
import { z } from 'zod';
import { fieldErrors } from '../../platform/http/field-errors';
import { languageOf, type Language } from '../../platform/language';
import { blockEditors, type BlockEditors } from '../../site/block-settings/block-editors';
import type { SitePage } from '../../site/directory/site-page';
import { blockTitle } from '../../site/link/block-title';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { readerOf } from '../../site/session/reader-of';
import { linkPages } from './link-pages';

const LONGEST_PATH = 1000;

const querySchema = z.object({ path: z.string().max(LONGEST_PATH).describe('Of a page, as `getLinkPages` says it.') });

/** `getLinkAnchors`: the parts of a page that links can lead to, which are its blocks. */
export const getLinkAnchorsRoute: Route = (app, { db, registry }) => {
  const declared = { config: { access: 'admin.open', input: [querySchema] } } as const;
  app.get(LINK_CALLS.getLinkAnchors.path, declared, async (request, reply) => {
    const { account, refusal } = await readerOf(db, request, 'admin.open');
    if (!account) return refuse(reply, refusal);
    const query = querySchema.safeParse(request.query);
    if (!query.success) return refuse(reply, 'site/invalid-input', { errors: fieldErrors(query.error) });
    const site = siteOf(request);
    const page = linkPages(site).find(({ path }) => path === query.data.path);
    const { remotes } = registry.current({ site: site.identifier });
    const editors = blockEditors([...remotes.values()].map(({ manifest }) => manifest));
    const anchors = page ? anchorsOf(page, editors, languageOf(site)) : [];
    return reply.header('cache-control', 'private, no-store').send({ anchors } satisfies GetLinkAnchorsReply);
  });
};

function anchorsOf({ body, blocks }: SitePage, editors: BlockEditors, language: Language): LinkAnchor[] {
  const ids = body.layout.rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  return ids.flatMap((id) => {
    const block = blocks.get(id);
    return block ? [{ anchor: BLOCK_ANCHOR + id, title: blockTitle(block, editors, language) }] : [];
  });
}
