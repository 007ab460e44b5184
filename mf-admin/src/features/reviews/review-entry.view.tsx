import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REVIEWS_CALLS, type ReviewEntry, type ReviewsView } from 'shared-types/admin/store/reviews';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FOCUSED } from '../../parts/focused/focused';
import { reviewsPath } from './reviews-path';
import type { messages } from './reviews.messages';

const MOST_STARS = 5;

interface EntryProps {
  readonly block: string;
  readonly view: ReviewsView;
  readonly entry: ReviewEntry;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** A review with its product, author and actions. */
export function ReviewEntryView(props: EntryProps): ReactElement {
  const { view, entry, host } = props;
  const { id, state, rating, text, title, path, author, order, receivedAt, receivedText } = entry;
  return (
    <li className="admin-reviews__entry">
      <h2 className="admin-reviews__product" dir="auto">
        {path === undefined ? title : <a href={path}>{title}</a>}
      </h2>
      <p className="admin-reviews__marks">
        <span role="img" className="admin-reviews__stars" aria-label={host.text('stars', { count: rating })}>
          {'★'.repeat(rating) + '☆'.repeat(MOST_STARS - rating)}
        </span>
        <span className="admin-reviews__state" data-state={state}>
          {host.text('state', { state })}
        </span>
      </p>
      {view.changed === id && (
        <p className="admin-reviews__notice" role="status" {...FOCUSED}>
          {host.text('changed', { state })}
        </p>
      )}
      <p className={text ? 'admin-reviews__text' : 'admin-muted'} dir="auto">
        {text || host.text('noText')}
      </p>
      <p className="admin-muted">
        <bdi>{author ? host.text('by', { author }) : host.text('nobody')}</bdi> ·{' '}
        {view.opensOrders ? (
          <a href={ADMIN_PATH.order.replace(':number', String(order))}>
            {host.text('order', { number: String(order) })}
          </a>
        ) : (
          host.text('order', { number: String(order) })
        )}{' '}
        · <time dateTime={receivedAt}>{receivedText}</time>
      </p>
      <Change {...props} />
    </li>
  );
}

/** Buttons for the states that the review does not have. */
function Change({ block, view, entry: { id, state, title }, form, host }: EntryProps): ReactElement {
  const { text } = host;
  const own = form?.values['id'] === id ? form : undefined;
  return (
    <AdminForm
      call={REVIEWS_CALLS.changeReview}
      sends={{ block, page: reviewsPath(view, view.page, host), id }}
      host={host}
    >
      <p className="form-error" data-form-error="" tabIndex={-1} {...(own && { role: 'alert', autoFocus: true })}>
        {own?.message}
      </p>
      <p className="admin-reviews__actions">
        {(['published', 'hidden'] as const)
          .filter((to) => to !== state)
          .map((to) => (
            <button
              type="submit"
              key={to}
              className={to === 'published' ? 'button' : 'button button--quiet'}
              name="to"
              value={to}
            >
              {text(to === 'published' ? 'publish' : 'hide')}
              <span className="visually-hidden"> {text('of', { title })}</span>
            </button>
          ))}
      </p>
    </AdminForm>
  );
}
