import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TAG_SORTS, TAGS_PER_PAGE, TAGS_QUERY, TAGS_SEARCH_LONGEST } from 'shared-types/admin/pages/tags';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { FOCUSED } from '../../parts/focused/focused';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { Toast } from '../../parts/toast/toast.view';
import type { messages } from './tags.messages';
import { LastChange } from './last-change.view';
import { tagsPath, type TagsPartProps } from './tags-part';
import { TagsTable } from './tags-table.view';
import './tags.css';

/** The tags of the site as a table: searched, renamed, merged and removed; the last change can be undone. */
export function element(
  { block, data, form }: PropsOf<'admin/tags/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/tags/list'];
  const { text } = host;
  const { tags, names, count, page, done } = view;
  const part = { block: block.id, view, form, host };
  return (
    <div className="admin-tags">
      <h1>{text('title')}</h1>
      {done && form?.isFirst && <Toast>{text('done', { act: done.act, count: done.count })}</Toast>}
      <Lost {...part} />
      <LastChange {...part} />
      <p>
        {text('intro')} <a href={ADMIN_PATH.categories}>{text('categories')}</a>
      </p>
      {names.length > 0 && <Filter {...part} />}
      {names.length > 0 && <p className="admin-muted">{text('sum', { count })}</p>}
      {tags.length === 0 ? <Nothing {...part} /> : <TagsTable {...part} />}
      <ListPages
        page={page}
        count={count}
        perPage={TAGS_PER_PAGE}
        address={(number) => tagsPath(view, number, host)}
        labels={pageLabels(host)}
      />
    </div>
  );
}

function Filter({ block, view: { search, sort }, host: { text } }: TagsPartProps): ReactElement {
  const sorts = TAG_SORTS.map((one) => [one, text('sorted', { sort: one.replace('-', 'down_') })] as const);
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.tags}
      search={{ name: TAGS_QUERY.search, label: text('search'), value: search, longest: TAGS_SEARCH_LONGEST }}
      choices={[{ name: TAGS_QUERY.sort, label: text('sort'), value: sort, options: sorts }]}
      labels={{ find: text('find') }}
    />
  );
}

/** Why nothing was done, for a tag or a change that is no longer shown. */
function Lost({ view: { tags }, form }: TagsPartProps): ReactElement | null {
  const { tag, change } = form?.values ?? {};
  const isShown = tag === undefined ? change === undefined && tags.length > 0 : tags.some(({ id }) => id === tag);
  if (form?.message === undefined || isShown) return null;
  return (
    <div className="form-error" role="alert" {...FOCUSED}>
      <p>{form.message}</p>
    </div>
  );
}

function Nothing({ view: { names, count }, host: { text } }: TagsPartProps): ReactElement {
  if (names.length === 0)
    return (
      <p role="status">
        {text('none')} <a href={ADMIN_PATH.pages}>{text('pagesList')}</a>
      </p>
    );
  return (
    <p role="status">
      {text(count > 0 ? 'noMore' : 'noMatch')} <a href={ADMIN_PATH.tags}>{text('all')}</a>
    </p>
  );
}
