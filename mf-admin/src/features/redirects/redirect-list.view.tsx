import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REDIRECTS_CALLS, REDIRECTS_LIMIT, REDIRECTS_QUERY } from 'shared-types/admin/pages/redirects';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import { KeysetPages } from '../../parts/list-pages/keyset-pages.view';
import { pageLabels } from '../../parts/list-pages/list-pages.view';
import { RedirectEntryView } from './redirect-entry.view';
import { redirectsPath, type RedirectsPartProps } from './redirects-part';

/** One page of the redirects, with a search and their file. */
export function RedirectList(part: RedirectsPartProps): ReactElement {
  const { block, view, host } = part;
  const { text } = host;
  const { entries, count, search, before, after } = view;
  const id = `block-${block}-list`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('list')}</h2>
      {(count > 0 || search !== '') && <Search {...part} />}
      <p role={entries.length === 0 ? 'status' : undefined}>
        {count > 0 && text('sum', { count })}
        {count === 0 && text(search === '' ? 'none' : 'noMatch')}
        {(search !== '' || (entries.length === 0 && count > 0)) && (
          <>
            {' · '}
            <a href={ADMIN_PATH.redirects}>{text('all')}</a>
          </>
        )}
        {count > 0 && (
          <>
            {' · '}
            <a href={REDIRECTS_CALLS.getRedirectsFile.path}>{text('file')}</a>
          </>
        )}
      </p>
      <ul className="admin-redirects__list">
        {entries.map((entry, index) => (
          <RedirectEntryView key={entry.from} {...part} entry={entry} index={index} />
        ))}
      </ul>
      <KeysetPages
        before={before === undefined ? undefined : redirectsPath(view, { before }, host)}
        after={after === undefined ? undefined : redirectsPath(view, { after }, host)}
        labels={pageLabels(host)}
      />
    </section>
  );
}

function Search({ block, view, host: { text } }: RedirectsPartProps): ReactElement {
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.redirects}
      search={{
        name: REDIRECTS_QUERY.search,
        label: text('search'),
        value: view.search,
        longest: REDIRECTS_LIMIT.search,
      }}
      labels={{ find: text('find') }}
    />
  );
}
