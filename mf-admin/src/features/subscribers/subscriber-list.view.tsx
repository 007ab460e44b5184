import type { ReactElement } from 'react';
import { SUBSCRIBER_STATES } from 'shared-types/admin/people/mailing-lists';
import {
  SUBSCRIBERS_CALLS,
  SUBSCRIBERS_PER_PAGE,
  SUBSCRIBERS_QUERY,
  SUBSCRIBERS_SEARCH_LONGEST,
  type SubscriberEntry,
} from 'shared-types/admin/people/subscribers';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { listPath, ownValues, subscribersPath, type SubscribersPartProps } from './subscribers-part';
import './subscribers.css';

/** One page of the subscribers, with a filter by status and a search by address. */
export function SubscriberList(part: SubscribersPartProps): ReactElement {
  const { block, view, host } = part;
  const { counts } = view.list;
  const isEmpty = counts.subscribed + counts.unconfirmed + counts.unsubscribed === 0;
  const id = `block-${block}-subscribers`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{host.text('subscribers')}</h2>
      {isEmpty ? <p>{host.text('empty')}</p> : <Matching {...part} />}
    </section>
  );
}

function Matching(part: SubscribersPartProps): ReactElement {
  const { view, host } = part;
  const { text } = host;
  const { entries, count, page } = view;
  return (
    <>
      <States {...part} />
      <Search {...part} />
      <p>
        {text('sum', { count })} · <a href={view.filePath}>{text('file')}</a>
      </p>
      {entries.length === 0 && (
        <p role="status">
          {text(count > 0 ? 'noMore' : 'noMatch')} <a href={listPath(view)}>{text('all')}</a>
        </p>
      )}
      <ul className="admin-subscribers__list">
        {entries.map((entry) => (
          <Entry key={entry.id} part={part} entry={entry} />
        ))}
      </ul>
      <ListPages
        page={page}
        count={count}
        perPage={SUBSCRIBERS_PER_PAGE}
        address={(number) => subscribersPath(view, number, host)}
        labels={pageLabels(host)}
      />
    </>
  );
}

function States({ view, host }: SubscribersPartProps): ReactElement {
  return (
    <nav className="admin-subscribers__states" aria-label={host.text('filter')}>
      {(['', ...SUBSCRIBER_STATES] as const).map((state) => (
        <a
          key={state}
          href={subscribersPath({ ...view, state }, 1, host)}
          aria-current={state === view.state ? 'page' : undefined}
        >
          {host.text('state', { state: state || 'all' })}
        </a>
      ))}
    </nav>
  );
}

function Search({ block, view, host: { text } }: SubscribersPartProps): ReactElement {
  return (
    <ListFilter
      block={block}
      path={listPath(view)}
      kept={view.state === '' ? {} : { [SUBSCRIBERS_QUERY.state]: view.state }}
      search={{
        name: SUBSCRIBERS_QUERY.search,
        label: text('search'),
        value: view.search,
        longest: SUBSCRIBERS_SEARCH_LONGEST,
      }}
      labels={{ find: text('find') }}
    />
  );
}

function Entry({
  part,
  entry,
}: {
  readonly part: SubscribersPartProps;
  readonly entry: SubscriberEntry;
}): ReactElement {
  const { text } = part.host;
  const { id, email, state, since, sinceText, pagePath } = entry;
  const { method, path } = SUBSCRIBERS_CALLS.removeSubscriber;
  return (
    <li className="admin-subscribers__entry">
      <div className="admin-subscribers__facts">
        <bdi className="admin-subscribers__email">{email}</bdi>
        <span className="admin-subscribers__note">
          {text('state', { state })} · <time dateTime={since}>{text('since', { time: sinceText })}</time>
        </span>
        <span className="admin-subscribers__note" dir="auto">
          {pagePath === undefined ? text('added') : text('fromPage', { path: pagePath })}
        </span>
      </div>
      <form method={method} action={path}>
        <HiddenInputs values={{ ...ownValues(part), subscriber: id }} />
        <button type="submit" className="button button--quiet" aria-label={text('remove', { email })}>
          {text('removeShort')}
        </button>
      </form>
    </li>
  );
}
