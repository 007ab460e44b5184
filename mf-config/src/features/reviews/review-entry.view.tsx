import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { REVIEWS_CALLS, type ReviewEntry, type ReviewsView } from 'shared-types/config/reviews';
import type { FormState } from 'shared-types/render';
import { ConfigForm } from '../../parts/config-form/config-form.view';
import { FOCUSED } from '../../parts/detail-page/told.view';
import type { ReviewsHost } from './reviews-host';
import { reviewsPath } from './reviews-path';

const MOST_STARS = 5;

interface EntryProps {
  /** Id of the block it stands in. */
  readonly block: string;
  readonly view: ReviewsView;
  readonly entry: ReviewEntry;
  readonly form: FormState | undefined;
  readonly host: ReviewsHost;
}

/** A review, of what and by whom, with what can be done with it. */
export function ReviewEntryView(props: EntryProps): ReactElement {
  const { view, entry, host } = props;
  const { id, state, rating, text, title, path, author, order, receivedAt, receivedText } = entry;
  return (
    <li className="config-reviews__entry">
      <h2 className="config-reviews__product" dir="auto">
        {path === undefined ? title : <a href={path}>{title}</a>}
      </h2>
      <p className="config-reviews__marks">
        <span role="img" className="config-reviews__stars" aria-label={host.text('stars', { count: rating })}>
          {'★'.repeat(rating) + '☆'.repeat(MOST_STARS - rating)}
        </span>
        <span className="config-reviews__state" data-state={state}>
          {host.text('state', { state })}
        </span>
      </p>
      {view.changed === id && (
        <p className="config-reviews__told" role="status" {...FOCUSED}>
          {host.text('changed', { state })}
        </p>
      )}
      <p className={text ? 'config-reviews__text' : 'config-reviews__note'} dir="auto">
        {text || host.text('noText')}
      </p>
      <p className="config-reviews__note">
        <bdi>{author ? host.text('by', { author }) : host.text('nobody')}</bdi> ·{' '}
        {view.opensOrders ? (
          <a href={CONFIG_PATH.order.replace(':number', String(order))}>
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

/** The buttons: what it is not already. */
function Change({ block, view, entry: { id, state, title }, form, host }: EntryProps): ReactElement {
  const { text } = host;
  const own = form?.values['id'] === id ? form : undefined;
  return (
    <ConfigForm
      call={REVIEWS_CALLS.changeReview}
      sends={{ block, page: reviewsPath(view, view.page, host), id }}
      host={host}
    >
      <p className="form-error" data-form-error="" tabIndex={-1} {...(own && { role: 'alert', autoFocus: true })}>
        {own?.message}
      </p>
      <p className="config-reviews__actions">
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
    </ConfigForm>
  );
}
