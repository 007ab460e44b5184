import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REVIEW_STATES, REVIEWS_PER_PAGE, type ReviewsView } from 'shared-types/admin/store/reviews';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import { Toast } from '../../parts/toast/toast.view';
import { ReviewEntryView } from './review-entry.view';
import { ReviewSettingsView } from './review-settings.view';
import { reviewsPath } from './reviews-path';
import type { messages } from './reviews.messages';
import './reviews.css';

/** Reviews, newest first, twenty per page, with buttons to publish or hide them; and the request settings. */
export function element(
  { block, data, form }: PropsOf<'admin/reviews/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/reviews/list'];
  const { entries, count, hasAny, changed, page } = view;
  const isMoved = changed !== undefined && entries.every(({ id }) => id !== changed);
  return (
    <div className="admin-reviews">
      <h1>{host.text('title')}</h1>
      {isMoved && <Toast>{host.text('moved')}</Toast>}
      <ReviewSettingsView block={block.id} view={view} form={form} host={host} />
      {hasAny && <States view={view} host={host} />}
      {count > 0 && <p className="admin-muted">{host.text('sum', { count })}</p>}
      {entries.length === 0 ? (
        <Nothing view={view} host={host} />
      ) : (
        <ol className="admin-reviews__list">
          {entries.map((entry) => (
            <ReviewEntryView key={entry.id} block={block.id} view={view} entry={entry} form={form} host={host} />
          ))}
        </ol>
      )}
      <ListPages
        page={page}
        count={count}
        perPage={REVIEWS_PER_PAGE}
        address={(number) => reviewsPath(view, number, host)}
        labels={pageLabels(host)}
      />
    </div>
  );
}

interface ViewProps {
  readonly view: ReviewsView;
  readonly host: ViewHost<typeof messages>;
}

function States({ view, host }: ViewProps): ReactElement {
  return (
    <nav className="admin-reviews__states" aria-label={host.text('states')}>
      {(['', ...REVIEW_STATES] as const).map((state) => (
        <a key={state} href={reviewsPath({ state }, 1, host)} aria-current={state === view.state ? 'page' : undefined}>
          {host.text('state', { state })}
        </a>
      ))}
    </nav>
  );
}

function Nothing({ view: { hasAny, count }, host }: ViewProps): ReactElement {
  if (!hasAny) return <p>{host.text('never')}</p>;
  const [message, leads] = count > 0 ? (['noMore', 'first'] as const) : (['none', 'all'] as const);
  return (
    <p role="status">
      {host.text(message)} <a href={ADMIN_PATH.reviews}>{host.text(leads)}</a>
    </p>
  );
}
