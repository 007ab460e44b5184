import type { ReactElement, ReactNode } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SURVEY_CALLS, type SurveyQuestion } from 'shared-types/admin/insights/survey';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Notice } from '../../parts/detail-page/notice.view';
import { FOCUSED } from '../../parts/focused/focused';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import type { messages } from './home.messages';
import { SurveyRatings, SurveyText } from './survey-fields.view';

interface SurveyProps {
  readonly block: string;
  readonly survey: SurveyQuestion | undefined;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** The survey, or its result; a form with an error stays, even after its time. */
export function Survey({ block, survey: { quarter, done } = {}, form, host }: SurveyProps): ReactElement | null {
  if (done)
    return (
      <p role="status" {...FOCUSED}>
        {host.text('surveyDone', { how: done })}
      </p>
    );
  // A survey that is over cannot be answered, so the form is not shown again.
  if (form?.code === 'admin/survey-over') return <Notice form={form} done={undefined} />;
  const shownQuarter = form?.values['quarter'] ?? quarter;
  return shownQuarter === undefined ? null : <Question block={block} quarter={shownQuarter} form={form} host={host} />;
}

interface QuestionProps extends Omit<SurveyProps, 'survey'> {
  readonly quarter: string;
}

/** An optional question in a native dialog, which can be postponed. A rejected form is shown in the page instead. */
function Question({ form, ...props }: QuestionProps): ReactElement {
  const { text } = props.host;
  const id = `block-${props.block}-survey`;
  return (
    <section className="admin-home__part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text('surveyTitle')}</h2>
      <div className="admin-home__survey-buttons">
        {!form && (
          <button type="button" className="button button--quiet" popoverTarget={id}>
            {text('surveyOpen')}
          </button>
        )}
        <SurveyForm {...props} form={undefined} how="later">
          <button type="submit" className="admin-home__survey-later">
            {text('surveyLater')}
          </button>
        </SurveyForm>
      </div>
      <div
        id={id}
        className="admin-home__survey"
        {...(!form && { popover: 'auto', role: 'dialog', 'aria-labelledby': `${id}-question` })}
      >
        <SurveyForm {...props} form={form} how="answer">
          <SurveyRatings id={id} form={form} host={props.host} />
          <SurveyText id={id} form={form} host={props.host} />
          <div className="admin-home__survey-buttons">
            <button type="submit" className="button">
              {text('surveySend')}
            </button>
            {!form && (
              <button type="button" className="button button--quiet" popoverTarget={id} popoverTargetAction="hide">
                {text('surveyClose')}
              </button>
            )}
          </div>
        </SurveyForm>
      </div>
    </section>
  );
}

interface FormProps extends QuestionProps {
  readonly how: 'answer' | 'later';
  readonly children: ReactNode;
}

function SurveyForm({ block, quarter, how, form, host, children }: FormProps): ReactElement {
  const { method, path } = SURVEY_CALLS.answerSurvey;
  return (
    <form className="admin-home__survey-form" method={method} action={path} noValidate data-enhance="">
      <FormProblem form={form} problem={host.text('surveyProblem')} />
      <HiddenInputs values={{ [CRUMB_PARAMETER]: host.perRequest.crumb, block, page: ADMIN_PATH.home, quarter, how }} />
      {children}
    </form>
  );
}
