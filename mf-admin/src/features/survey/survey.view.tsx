import type { ReactElement } from 'react';
import { SURVEY_CALLS, type SurveyView } from 'shared-types/admin/insights/survey';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './survey.messages';
import './survey.css';

/** Survey results by cohort and quarter, with comments. */
export function element(
  { block, data }: PropsOf<'admin/survey/figures'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/survey/figures'];
  const { text } = host;
  return (
    <div className="admin-survey">
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      {view.figures.length === 0 ? (
        <p role="status">{text('none')}</p>
      ) : (
        <>
          <Figures view={view} host={host} />
          <p>
            <a href={SURVEY_CALLS.getSurveyAnswers.path}>{text('file')}</a>
          </p>
          <section aria-labelledby={`block-${block.id}-texts`}>
            <h2 id={`block-${block.id}-texts`}>{text('texts')}</h2>
            <Texts view={view} host={host} />
          </section>
        </>
      )}
    </div>
  );
}

interface ViewProps {
  readonly view: SurveyView;
  readonly host: ViewHost<typeof messages>;
}

const COLUMNS = ['quarter', 'cohort', 'answered', 'putOff', 'mean'] as const;

function Figures({ view, host }: ViewProps): ReactElement {
  return (
    <table className="admin-survey__table">
      <caption className="admin-survey__caption">{host.text('figures')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {host.text(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.figures.map((figure) => (
          <tr key={`${figure.quarter} ${figure.cohort}`}>
            {COLUMNS.map((column) => (
              <td key={column}>{figure[column] === '' ? '–' : figure[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Texts({ view: { texts }, host }: ViewProps): ReactElement {
  if (texts.length === 0) return <p>{host.text('noTexts')}</p>;
  return (
    <ul className="admin-survey__texts">
      {texts.map(({ id, rating, cohort, quarter, text }) => (
        <li key={id} className="admin-survey__entry">
          <p className="admin-survey__text" dir="auto">
            {text}
          </p>
          <p className="admin-muted">{host.text('of', { rating: String(rating), cohort, quarter })}</p>
        </li>
      ))}
    </ul>
  );
}
