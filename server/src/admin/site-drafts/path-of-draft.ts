import { ADMIN_PAGES } from '../../site/own-pages/admin-page-table';
import type { DraftPlace } from '../../site/site-draft/draft-kinds';

/** Path of the page on which a part is changed, in its language. */
export function pathOfDraft({ part, language }: DraftPlace, query: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams({ ...(language !== '' && { language }), ...query });
  return ADMIN_PAGES[part].path + (parameters.size > 0 ? `?${parameters}` : '');
}
