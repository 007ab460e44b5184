import type { ReactElement } from 'react';
import type { AnswerChart } from 'shared-types/admin/forms/submissions';
import { LIKERT_VALUES } from 'shared-types/forms/contact-form';
import { LikertChart } from '../../parts/likert-chart/likert-chart.view';
import { Ranking } from '../../parts/chart/ranking.view';
import type { ListProps } from './submissions-table.view';

/** How often each answer was given in the submissions of the filter. */
export function AnswerCharts({ view: { charts }, host }: Pick<ListProps, 'view' | 'host'>): ReactElement | null {
  if (charts.length === 0) return null;
  return (
    <details className="admin-submissions__details">
      <summary>{host.text('charts')}</summary>
      <div className="admin-submissions__charts">
        {charts.map((chart, index) => (
          <section key={index} className="admin-submissions__chart">
            <h2 className="admin-submissions__title" dir="auto">
              {chart.title}
            </h2>
            <Drawing chart={chart} host={host} />
          </section>
        ))}
      </div>
    </details>
  );
}

function Drawing({ chart, host }: { readonly chart: AnswerChart } & Pick<ListProps, 'host'>): ReactElement {
  const countText = (count: number) => host.text('answerCount', { count });
  if (chart.kind === 'likert')
    return (
      <LikertChart
        questions={chart.questions}
        answers={LIKERT_VALUES.map((_, place) => host.text('likert', { place }))}
        countText={countText}
      />
    );
  const rows = chart.choices.map(({ text, count, isGone }) => ({
    name: text,
    value: count,
    text: countText(count),
    ...(isGone ? { note: host.text('goneChoice') } : {}),
  }));
  return <Ranking rows={rows} />;
}
