import type { ReactElement } from 'react';
import { SURVEY_RATINGS } from 'shared-types/admin/insights/survey';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { Field, FieldError } from 'shared-types/site/field';
import type { messages } from './home.messages';

interface FieldProps {
  readonly id: string;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** A rating by radio buttons, labelled by the survey's question. */
export function SurveyRatings({ id, form, host }: FieldProps): ReactElement {
  return (
    <fieldset className="admin-home__survey-ratings" aria-describedby={`${id}-rating-error`}>
      <legend id={`${id}-question`}>{host.text('surveyQuestion')}</legend>
      <FieldError id={`${id}-rating`} name="rating" error={form?.errors['rating']} />
      {SURVEY_RATINGS.map((rating, index) => (
        <label key={rating} className="admin-home__survey-rating">
          <input
            type="radio"
            name="rating"
            value={rating}
            defaultChecked={form?.values['rating'] === String(rating)}
            // The browser focuses it when the dialog opens; after a failed post, the error has the focus.
            {...(!form && index === 0 && { autoFocus: true })}
          />
          {host.text('surveyRating', { rating: String(rating) })}
        </label>
      ))}
    </fieldset>
  );
}

/** An optional comment. */
export function SurveyText({ id, form, host: { text } }: FieldProps): ReactElement {
  const field = { id: `${id}-text`, name: 'text', label: text('surveyText'), hint: text('surveyHint') };
  return (
    <Field {...field} error={form?.errors['text']}>
      {(control) => <textarea {...control} rows={4} dir="auto" defaultValue={form?.values['text'] ?? ''} />}
    </Field>
  );
}
