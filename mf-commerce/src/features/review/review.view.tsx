import type { ReactElement } from 'react';
import type { ReviewedLine, ReviewView } from 'shared-types/commerce/orders/review';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState, PropsOf } from 'shared-types/render';
import { optionText } from '../../parts/option-text/option-text';
import { PictureImage } from '../../parts/picture/picture.view';
import { Stars } from '../../parts/stars/stars.view';
import { ReviewForm } from './review-form.view';
import type { messages } from './review.messages';
import './review.css';

type ReviewProps = PropsOf<'commerce/review/request'>;

/** Products of an order, each with a review form or its review, as static HTML. */
export function element({ block, data, form }: ReviewProps, host: RenderHost<typeof messages>): ReactElement {
  const view = data['commerce/review/request'];
  return (
    <div className="commerce-review">
      <header className="commerce-review__head">
        <p className="commerce-review__number">{host.text('order', { number: String(view.number) })}</p>
        <h1>{host.text('title')}</h1>
        <Intro view={view} host={host} />
      </header>
      {view.lines.map((line) => (
        <Line key={line.id} block={block.id} view={view} line={line} form={form} host={host} />
      ))}
    </div>
  );
}

function Intro({
  view,
  host,
}: {
  readonly view: ReviewView;
  readonly host: RenderHost<typeof messages>;
}): ReactElement {
  const { text } = host;
  const isOver = view.isExpired || view.lines.length === 0;
  if (!isOver) return <p dir="auto">{view.author ? text('named', { name: view.author }) : text('nameless')}</p>;
  return (
    <>
      <p role="status" className="commerce-review__over">
        {text(view.isExpired ? 'expired' : 'nothing')}
      </p>
      {view.isExpired && <p>{text('expiredMore')}</p>}
      <p>
        <a href={host.context.languageRoot ?? '/'}>{text('home')}</a>
      </p>
    </>
  );
}

export interface LineProps {
  /** Id of its block. */
  readonly block: string;
  readonly view: ReviewView;
  readonly line: ReviewedLine;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

function Line(props: LineProps): ReactElement {
  const { line, host } = props;
  const { id, title, picture, optionValues } = line;
  const options = optionText(optionValues);
  return (
    <article className="commerce-review__line" id={`review-${id}`} aria-labelledby={`review-${id}-title`}>
      <div className="commerce-review__picture">
        {picture && <PictureImage picture={picture} sizes="6rem" host={host} silent />}
      </div>
      <div className="commerce-review__what">
        <h2 className="commerce-review__title" id={`review-${id}-title`}>
          {title}
        </h2>
        {options && <p className="commerce-review__options">{options}</p>}
        {line.review ? <Given {...props} review={line.review} /> : <ReviewForm {...props} />}
      </div>
    </article>
  );
}

/** A published or just submitted review. */
function Given({
  view,
  line,
  review: { rating, text },
  host,
}: LineProps & { readonly review: NonNullable<ReviewedLine['review']> }): ReactElement {
  const isNew = view.thanksFor === line.id;
  return (
    <>
      <p className="commerce-review__notice" {...(isNew && { role: 'status', tabIndex: -1, autoFocus: true })}>
        {host.text(isNew ? 'thanks' : 'already')}
      </p>
      <p>
        <Stars rating={rating} label={host.text('given', { count: rating })} />
      </p>
      {text && (
        <p className="commerce-review__own" dir="auto">
          {text}
        </p>
      )}
    </>
  );
}
