import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { SURVEY_CALLS, type SurveyQuestion } from 'shared-types/config/survey';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { HiddenInputs } from '../../parts/config-form/hidden-inputs.view';
import { FOCUSED, Told } from '../../parts/detail-page/told.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import type { strings } from './home.strings';
import { SurveyRatings, SurveyText } from './survey-fields.view';

interface SurveyProps {
  readonly block: string;
  readonly survey: SurveyQuestion | undefined;
  /** Its own form, where that comes back. */
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof strings>;
}

/** What whoever runs the site is asked, or has just said; a form that comes back stays, also where its time is over. */
export function Survey({ block, survey: { quarter, done } = {}, form, host }: SurveyProps): ReactElement | null {
  if (done)
    return (
      <p role="status" {...FOCUSED}>
        {host.text('surveyDone', { how: done })}
      </p>
    );
  // Nobody can answer for a quarter that is over, so there is nothing to mend in such a form.
  if (form?.code === 'config/survey-over') return <Told form={form} done={undefined} />;
  const asked = form?.values['quarter'] ?? quarter;
  return asked === undefined ? null : <Question block={block} quarter={asked} form={form} host={host} />;
}

interface QuestionProps extends Omit<SurveyProps, 'survey'> {
  readonly quarter: string;
}

/**
 * One question, which nobody has to look at: it opens over the page by a button and closes by Escape, both by the browser
 * itself. It can be put off for the quarter. A form that comes back stands in the page.
 */
function Question({ form, ...props }: QuestionProps): ReactElement {
  const { text } = props.host;
  const id = `block-${props.block}-survey`;
  return (
    <section className="config-home__part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text('surveyTitle')}</h2>
      <div className="config-home__survey-ways">
        {!form && (
          <button type="button" className="button button--quiet" popoverTarget={id}>
            {text('surveyOpen')}
          </button>
        )}
        <SurveyForm {...props} form={undefined} how="later">
          <button type="submit" className="config-home__survey-later">
            {text('surveyLater')}
          </button>
        </SurveyForm>
      </div>
      <div
        id={id}
        className="config-home__survey"
        {...(!form && { popover: 'auto', role: 'dialog', 'aria-labelledby': `${id}-question` })}
      >
        <SurveyForm {...props} form={form} how="answer">
          <SurveyRatings id={id} form={form} host={props.host} />
          <SurveyText id={id} form={form} host={props.host} />
          <div className="config-home__survey-ways">
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
    <form className="config-home__survey-form" method={method} action={path} noValidate data-enhance="">
      <FormProblem form={form} problem={host.text('surveyProblem')} />
      <HiddenInputs
        values={{ [CRUMB_PARAMETER]: host.perRequest.crumb, block, page: CONFIG_PATH.home, quarter, how }}
      />
      {children}
    </form>
  );
}
