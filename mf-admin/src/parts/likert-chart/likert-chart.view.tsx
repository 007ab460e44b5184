import type { ReactElement } from 'react';
import { divergingBar, sideMost, type LikertCounts } from './diverging-bar';
import './likert-chart.css';

interface LikertChartProps {
  readonly questions: readonly { readonly title: string; readonly counts: LikertCounts }[];
  /** Names of the answers, from strong disagreement to strong agreement. */
  readonly answers: readonly string[];
  /** Text of a count. */
  readonly countText: (count: number) => string;
}

/** A bar per question that diverges from its neutral answers, and all counts as text. */
export function LikertChart({ questions, answers, countText }: LikertChartProps): ReactElement {
  const most = sideMost(questions.map(({ counts }) => counts));
  return (
    <ul className="admin-likert">
      {questions.map(({ title, counts }) => (
        <li key={title} className="admin-likert__question">
          <bdi className="admin-likert__title">{title}</bdi>
          <span className="admin-likert__track" aria-hidden="true">
            {divergingBar(counts, most).map(({ index, start, width }) => (
              <span
                key={index}
                className={`admin-likert__segment admin-likert__segment--${index}`}
                style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}
              />
            ))}
          </span>
          <dl className="admin-likert__counts">
            {answers.map((answer, index) => (
              <div key={answer} className="admin-likert__count">
                <dt className={`admin-likert__answer admin-likert__answer--${index}`}>{answer}</dt>
                <dd className="admin-likert__value">{countText(counts[index] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
