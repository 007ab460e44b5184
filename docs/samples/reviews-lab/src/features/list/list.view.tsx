import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './list.messages';
import { readReviews, type Review } from './read-reviews';
import { ORDERS, sortReviews } from './sort-reviews';
import './list.css';

type ListHost = RenderHost<typeof messages>;

/** The reviews, newest first, below their average. */
export function element({ block }: PropsOf, host: ListHost): ReactElement {
  const { text } = host;
  const { title = text('title'), reviews } = readReviews(block.settings);
  return (
    <section className="reviews-lab-list" aria-labelledby={`title-${block.id}`}>
      <h2 className="reviews-lab-list__title" id={`title-${block.id}`}>
        {title}
      </h2>
      {reviews.length === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <>
          <Average reviews={reviews} host={host} />
          {reviews.length > 1 && <SortBy host={host} />}
          <ol className="reviews-lab-list__reviews">
            {sortReviews(reviews, 'newest').map((review, index) => (
              <Entry key={index} review={review} host={host} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Average({ reviews, host }: { readonly reviews: readonly Review[]; readonly host: ListHost }): ReactElement {
  const value = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  const average = new Intl.NumberFormat(host.context.locale, { maximumFractionDigits: 1 }).format(value);
  return (
    <p className="reviews-lab-list__average">
      <span className="reviews-lab-list__stars" aria-hidden="true">
        {starsOf(Math.round(value))}
      </span>
      {host.text('average', { average, count: reviews.length })}
    </p>
  );
}

/** Waits, out of sight and with its place kept, for the script that makes it work. */
function SortBy({ host: { text } }: { readonly host: ListHost }): ReactElement {
  return (
    <label className="reviews-lab-list__sort" data-waiting="">
      {text('sortBy')}
      <select className="reviews-lab-list__order" autoComplete="off">
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {text(order)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Entry({ review, host }: { readonly review: Review; readonly host: ListHost }): ReactElement {
  const { author, rating, text, written } = review;
  const day = new Intl.DateTimeFormat(host.context.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li className="reviews-lab-list__review" data-rating={rating} data-written={written}>
      <p className="reviews-lab-list__stars" role="img" aria-label={host.text('stars', { rating })}>
        {starsOf(rating)}
      </p>
      <blockquote className="reviews-lab-list__text">{text}</blockquote>
      <p className="reviews-lab-list__by">
        {author}, <time dateTime={written}>{day.format(new Date(written))}</time>
      </p>
    </li>
  );
}

function starsOf(rating: number): string {
  return '★'.repeat(rating) + '☆'.repeat(5 - rating);
}
