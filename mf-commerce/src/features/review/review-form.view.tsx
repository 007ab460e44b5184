import type { ReactElement } from 'react';
import { REVIEW_CALLS, REVIEW_LONGEST, REVIEW_RATINGS } from 'shared-types/commerce/orders/review';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { FieldError } from 'shared-types/site/field';
import { HiddenFields } from '../../parts/hidden-fields/hidden-fields.view';
import type { messages } from './review.messages';
import type { LineProps } from './review.view';

/** Codes whose message is about this form; other failures ask to send it again. */
const OWN_CODES: ReadonlySet<string | undefined> = new Set([
  'commerce/review-invalid',
  'commerce/review-given',
  'commerce/review-expired',
  'commerce/review-limited',
  'site/crumb',
  'site/no-cookies',
]);

/** The review form of one product: rating and text. */
export function ReviewForm({ block, view, line, form: anyForm, host }: LineProps): ReactElement {
  const { text } = host;
  const form = anyForm?.values['line'] === line.id ? anyForm : undefined;
  const id = `block-${block}-${line.id}`;
  return (
    <form
      className="commerce-review__form"
      method={REVIEW_CALLS.sendReview.method}
      action={REVIEW_CALLS.sendReview.path}
      noValidate
      data-enhance=""
      data-form-failure={text('failed')}
    >
      <p className="commerce-review__notice" data-form-message="" tabIndex={-1} hidden />
      <Problem form={form} host={host} />
      <HiddenFields blockId={block} host={host} />
      <input type="hidden" name="token" value={view.token} />
      <input type="hidden" name="line" value={line.id} />
      <Rating id={`${id}-rating`} form={form} host={host} />
      <ReviewText id={`${id}-text`} form={form} host={host} />
      <button
        type="submit"
        className="button"
        aria-describedby={`review-${line.id}-title`}
        data-form-busy={text('submitting')}
      >
        {text('submit')}
      </button>
    </form>
  );
}

interface PartProps {
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** The error above the form. On a returned page it takes the focus; with script the shell writes into it. */
function Problem({ form, host }: PartProps): ReactElement {
  const isWrong = Object.keys(form?.errors ?? {}).length > 0;
  const own = OWN_CODES.has(form?.code) ? form?.message : host.text('failed');
  const message = isWrong ? host.text('problem') : form && own;
  return (
    <div className="form-error" data-form-error="" {...(message && { role: 'alert', tabIndex: -1, autoFocus: true })}>
      {message && <p>{message}</p>}
    </div>
  );
}

interface FieldProps extends PartProps {
  /** Prefix of ids. */
  readonly id: string;
}

/** A rating of one to five stars as radio buttons, which work with the keyboard. */
function Rating({ id, form, host: { text } }: FieldProps): ReactElement {
  const chosen = form?.values['rating'];
  return (
    <fieldset className="commerce-review__rating">
      <legend>{text('rating')}</legend>
      <p className="field__error" id={`${id}-error`} data-field-error="rating" data-none={text('noRating')}>
        {form?.errors['rating']}
      </p>
      <div className="commerce-review__stars">
        {REVIEW_RATINGS.map((rating) => (
          <label key={rating} className="commerce-review__star">
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={chosen === String(rating)}
              aria-describedby={`${id}-error`}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
            </svg>
            <span className="visually-hidden">{text('stars', { count: rating })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ReviewText({ id, form, host: { text } }: FieldProps): ReactElement {
  const error = form?.errors['text'];
  const most = String(REVIEW_LONGEST);
  return (
    <div className="field">
      <label htmlFor={id}>{text('text')}</label>
      <FieldError id={id} name="text" error={error} />
      <textarea
        id={id}
        name="text"
        rows={5}
        dir="auto"
        defaultValue={form?.values['text']}
        aria-describedby={`${id}-most ${id}-error`}
        aria-invalid={error ? true : undefined}
      />
      <p className="field__hint" id={`${id}-most`} data-counter="" data-left={text('left')} data-over={text('over')}>
        {text('most', { most })}
      </p>
    </div>
  );
}
