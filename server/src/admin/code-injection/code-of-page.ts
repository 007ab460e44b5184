import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CODE_PAGE_PARAMETER, type PageCodeLink } from 'shared-types/admin/pages/code-injection';
import { hasCodePlace } from '../../site/code/injected-code';
import type { Site } from '../../site/directory/site';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';

/** Where the code of a published page is edited; undefined for pages that have none and accounts that may not. */
export function codeOfPage(
  { pages, profile }: Pick<Site, 'pages' | 'profile'>,
  pageId: string,
  account: SignedInAccount,
): PageCodeLink | undefined {
  const page = pages.find(({ id }) => id === pageId);
  if (!page || !hasCodePlace(page) || !mayDo(account, 'scripts.edit')) return undefined;
  const url = `${ADMIN_PATH.codeInjection}?${new URLSearchParams({ [CODE_PAGE_PARAMETER]: page.path })}`;
  return { url, hasCode: profile.code?.pages.some(({ path }) => path === page.path) ?? false };
}
