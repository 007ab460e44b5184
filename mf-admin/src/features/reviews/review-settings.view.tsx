import type { ReactElement } from 'react';
import { REVIEW_SETTINGS_LIMIT } from 'shared-types/commerce/orders/review';
import { REVIEWS_CALLS, type ReviewsView } from 'shared-types/admin/store/reviews';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { Toast } from '../../parts/toast/toast.view';
import { reviewsPath } from './reviews-path';
import type { messages } from './reviews.messages';

interface SettingsProps {
  readonly block: string;
  readonly view: ReviewsView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** Whether and when buyers are asked for reviews; the form that changes it is collapsed. */
export function ReviewSettingsView({ block, view, form: anyForm, host }: SettingsProps): ReactElement {
  const { text } = host;
  const { settings, base, isSaved } = view;
  // Only this form of the page sends `base`.
  const form = anyForm?.values['base'] === undefined ? undefined : anyForm;
  const sendsRequests = form ? form.values['asking'] === 'yes' : settings.sendsRequests;
  return (
    <section className="admin-reviews__settings" aria-labelledby={`block-${block}-settings`}>
      <h2 id={`block-${block}-settings`}>{text('settings')}</h2>
      {isSaved && <Toast>{text('saved')}</Toast>}
      <p>{settings.sendsRequests ? text('schedule', { days: settings.afterDays }) : text('silent')}</p>
      <details open={form !== undefined}>
        <summary>{text('settingsChange')}</summary>
        <AdminForm
          className="admin-reviews__form"
          call={REVIEWS_CALLS.saveReviewSettings}
          sends={{
            block,
            page: reviewsPath(view, view.page, host),
            base: form?.values['base'] ?? base,
            key: form?.key ?? '',
          }}
          host={host}
        >
          <FormProblem form={form} problem={text('problem')} />
          <p className="admin-reviews__asking">
            <input
              type="checkbox"
              id={`block-${block}-asking`}
              name="asking"
              value="yes"
              defaultChecked={sendsRequests}
            />
            <label htmlFor={`block-${block}-asking`}>{text('asking')}</label>
          </p>
          <Field {...blockField({ block, name: 'days', label: text('days'), hint: text('daysHint'), form })}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                dir="ltr"
                className="admin-reviews__days"
                maxLength={String(REVIEW_SETTINGS_LIMIT.most).length}
                defaultValue={form?.values['days'] ?? String(settings.afterDays)}
              />
            )}
          </Field>
          <button type="submit" className="button">
            {text('save')}
          </button>
        </AdminForm>
      </details>
    </section>
  );
}
