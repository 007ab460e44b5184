import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TAG_SORTS, TAGS_QUERY, TAGS_SEARCH_LONGEST } from 'shared-types/admin/pages/tags';
import type { TagsPartProps } from './tags-part';

/** Search and order of the list, which are part of its address. */
export function TagsFilter({ block, view: { search, sort }, host: { text } }: TagsPartProps): ReactElement {
  const [searchId, sortId] = [`block-${block}-search`, `block-${block}-sort`];
  return (
    <form className="admin-tags__filter" method="get" action={ADMIN_PATH.tags} role="search">
      <div className="field">
        <label htmlFor={searchId}>{text('search')}</label>
        <input
          id={searchId}
          type="search"
          name={TAGS_QUERY.search}
          defaultValue={search}
          maxLength={TAGS_SEARCH_LONGEST}
          dir="auto"
        />
      </div>
      <div className="field">
        <label htmlFor={sortId}>{text('sort')}</label>
        <select id={sortId} name={TAGS_QUERY.sort} defaultValue={sort}>
          {TAG_SORTS.map((one) => (
            <option key={one} value={one}>
              {text('sorted', { sort: one.replace('-', 'down_') })}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button--quiet">
        {text('find')}
      </button>
    </form>
  );
}
