import type { ReactElement } from 'react';
import { SURVEY_RATINGS } from 'shared-types/admin/insights/survey';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './home.messages';

interface FieldProps {
  /** What the ids of its elements begin with. */
  readonly id: string;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** How somebody gets on, as one number; the question itself is its name. */
export function SurveyRatings({ id, form, host }: FieldProps): ReactElement {
  return (
    <fieldset className="admin-home__survey-ratings" aria-describedby={`${id}-rating-error`}>
      <legend id={`${id}-question`}>{host.text('surveyQuestion')}</legend>
      <p className="field__error" id={`${id}-rating-error`} data-field-error="rating">
        {form?.errors['rating']}
      </p>
      {SURVEY_RATINGS.map((rating, index) => (
        <label key={rating} className="admin-home__survey-rating">
          <input
            type="radio"
            name="rating"
            value={rating}
            defaultChecked={form?.values['rating'] === String(rating)}
            // The browser focuses it when the dialog opens; in a page that comes back the problem has the focus.
            {...(!form && index === 0 && { autoFocus: true })}
          />
          {host.text('surveyRating', { rating: String(rating) })}
        </label>
      ))}
    </fieldset>
  );
}

/** What somebody writes beside it. */
export function SurveyText({ id, form, host }: FieldProps): ReactElement {
  return (
    <div className="field">
      <label htmlFor={`${id}-text`}>{host.text('surveyText')}</label>
      <p className="field__hint" id={`${id}-hint`}>
        {host.text('surveyHint')}
      </p>
      <p className="field__error" id={`${id}-error`} data-field-error="text">
        {form?.errors['text']}
      </p>
      <textarea
        id={`${id}-text`}
        name="text"
        rows={4}
        dir="auto"
        defaultValue={form?.values['text'] ?? ''}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={form?.errors['text'] ? true : undefined}
      />
    </div>
  );
}
