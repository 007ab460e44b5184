import { PAGE_DRAFT_PATH } from 'shared-types/admin/pages/page-draft';

/** Path of a page's draft. */
export function draftPath(pageId: string): string {
  return PAGE_DRAFT_PATH.replace(':pageId', encodeURIComponent(pageId));
}
