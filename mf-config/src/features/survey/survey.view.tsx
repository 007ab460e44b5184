import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { SURVEY_CALLS, type SurveyView } from 'shared-types/config/survey';
import type { PropsOf } from 'shared-types/render';
import type { SurveyHost } from './survey-host';
import './survey.css';

/** How the cohorts get on, quarter by quarter, and what they write. */
export function element({ block, data }: PropsOf<'config/survey/figures'>, host: SurveyHost): ReactElement {
  const view = data['config/survey/figures'];
  const { text } = host;
  return (
    <div className="config-survey">
      <p>
        <a className="config-survey__home" href={CONFIG_PATH.home}>
          {text('home')}
        </a>
      </p>
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
  readonly host: SurveyHost;
}

const COLUMNS = ['quarter', 'cohort', 'answered', 'putOff', 'mean'] as const;

function Figures({ view, host }: ViewProps): ReactElement {
  return (
    <table className="config-survey__table">
      <caption className="config-survey__caption">{host.text('figures')}</caption>
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
    <ul className="config-survey__texts">
      {texts.map(({ id, rating, cohort, quarter, text }) => (
        <li key={id} className="config-survey__entry">
          <p className="config-survey__text" dir="auto">
            {text}
          </p>
          <p className="config-survey__note">{host.text('of', { rating: String(rating), cohort, quarter })}</p>
        </li>
      ))}
    </ul>
  );
}
