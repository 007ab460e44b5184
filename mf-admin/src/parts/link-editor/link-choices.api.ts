import {
  LINK_CALLS,
  type GetLinkAnchors,
  type GetLinkAnchorsReply,
  type GetLinkPagesReply,
  type LinkAnchor,
  type LinkPage,
} from 'shared-types/admin/pages/link-choices';
import type { LinkHost } from './link-host';

type Caller = Pick<LinkHost, 'request' | 'url'>;

/** Undefined if they cannot be loaded. */
export async function getLinkPages({ request }: Caller): Promise<readonly LinkPage[] | undefined> {
  const reply = await request<GetLinkPagesReply>(LINK_CALLS.getLinkPages.path);
  return reply.ok ? reply.body.pages : undefined;
}

/** Undefined if they cannot be loaded. */
export async function getLinkAnchors(
  { request, url }: Caller,
  { path }: GetLinkAnchors,
  signal: AbortSignal,
): Promise<readonly LinkAnchor[] | undefined> {
  const reply = await request<GetLinkAnchorsReply>(url(LINK_CALLS.getLinkAnchors.path, { path }), { signal });
  return reply.ok ? reply.body.anchors : undefined;
}
