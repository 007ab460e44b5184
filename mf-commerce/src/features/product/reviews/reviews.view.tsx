import { Fragment, type ReactElement } from 'react';
import type { ProductReviews, PublishedReview } from 'shared-types/commerce/orders/review';
import type { RenderHost } from 'shared-types/host/render-host';
import { Stars } from '../../../parts/stars/stars.view';
import type { messages } from './reviews.messages';

const REVIEWS_ID = 'reviews';

interface ReviewsProps {
  readonly reviews: ProductReviews;
  readonly host: RenderHost<typeof messages>;
}

/** Average rating with a link to the reviews. */
export function RatingLink({ reviews: { average, averageText, count }, host }: ReviewsProps): ReactElement {
  return (
    <p>
      <a href={`#${REVIEWS_ID}`}>
        <Stars rating={average} /> {host.text('reviewsOf', { average: averageText, count })}
      </a>
    </p>
  );
}

/**
 * Published reviews. Without styles of their own, which would be among the first bytes of every product page, and most have
 * no reviews.
 */
export function Reviews({ reviews, host }: ReviewsProps): ReactElement {
  const { averageText, count, newest } = reviews;
  return (
    <section className="commerce-product__related" id={REVIEWS_ID}>
      <h2>{host.text('reviews')}</h2>
      <div className="commerce-product__facts">
        <p>
          {host.text('reviewsOf', { average: averageText, count })}
          {newest.length < count && `. ${host.text('reviewsNewest', { count: newest.length })}`}
        </p>
        {newest.map((review) => (
          <Review key={review.id} review={review} host={host} />
        ))}
      </div>
    </section>
  );
}

function Review({
  review: { rating, text, author, day, dayText },
  host,
}: Pick<ReviewsProps, 'host'> & { readonly review: PublishedReview }): ReactElement {
  return (
    <article className="commerce-product__text">
      <p>
        <Stars rating={rating} label={host.text('stars', { count: rating })} />
      </p>
      {text && <p dir="auto">{text.split('\n').map(lineOf)}</p>}
      <p className="commerce-product__excerpt">
        {author && <bdi>{author}</bdi>}
        {author && ' · '}
        <time dateTime={day}>{dayText}</time>
      </p>
    </article>
  );
}

function lineOf(line: string, index: number): ReactElement {
  return (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  );
}
