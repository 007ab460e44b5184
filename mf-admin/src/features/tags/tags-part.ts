import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TAG_SORTS, TAGS_QUERY, type TagsView } from 'shared-types/admin/pages/tags';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './tags.messages';

export interface TagsPartProps {
  readonly block: string;
  readonly view: TagsView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** Values that every form of the page sends. */
export function ownValues({ block, view }: Pick<TagsPartProps, 'block' | 'view'>): Readonly<Record<string, string>> {
  return { block, page: view.address };
}

/** Address of a page of the list with the same search. */
export function tagsPath(
  { search, sort }: Pick<TagsView, 'search' | 'sort'>,
  page: number,
  host: Pick<ViewHost<typeof messages>, 'url'>,
): string {
  return host.url(ADMIN_PATH.tags, {
    [TAGS_QUERY.search]: search || undefined,
    [TAGS_QUERY.sort]: sort === TAG_SORTS[0] ? undefined : sort,
    [TAGS_QUERY.page]: page > 1 ? page : undefined,
  });
}
