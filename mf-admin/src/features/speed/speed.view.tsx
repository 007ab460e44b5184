import type { ReactElement } from 'react';
import type { SpeedView } from 'shared-types/admin/insights/speed';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Figures } from '../../parts/chart/figure-table.view';
import { Ranking } from '../../parts/chart/ranking.view';
import { TrendChart } from '../../parts/chart/trend-chart.view';
import { InsightsPage, InsightsSection, NoFigures } from '../../parts/insights/insights-page.view';
import { Metrics } from './metrics.view';
import { Origins } from './origins.view';
import type { messages } from './speed.messages';
import './speed.css';

/** Loading times; for one metric, its history, origins, versions and pages. */
export function element(
  { block, data }: PropsOf<'admin/speed/figures'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/speed/figures'];
  const { frame, state, metrics } = view;
  return (
    <InsightsPage frame={frame} title={host.text('title')} lead={host.text('lead')}>
      {state === 'some' ? (
        <>
          <Metrics metrics={metrics} title={host.text('metrics')} notMeasured={host.text('notMeasured')} />
          <Chosen block={block.id} view={view} host={host} />
        </>
      ) : (
        <NoFigures title={host.text(`${state}Title`)}>{host.text(state)}</NoFigures>
      )}
    </InsightsPage>
  );
}

interface ChosenProps {
  readonly block: string;
  readonly view: SpeedView;
  readonly host: ViewHost<typeof messages>;
}

function Chosen({ block, view, host }: ChosenProps): ReactElement {
  const { frame, chosen: metric, trend, trendTable, origins, versionTable, slowPages, slowPagesTable } = view;
  const { messages } = frame;
  if (origins.length === 0) return <p>{host.text('unmeasured')}</p>;
  const [trendTitle, originsTitle] = [host.text('trend', { metric }), host.text('origins', { metric })];
  return (
    <>
      <InsightsSection id={`block-${block}-trend`} title={trendTitle}>
        <TrendChart trend={trend} kind="line" />
        <Figures table={trendTable} title={trendTitle} messages={messages} />
      </InsightsSection>
      <InsightsSection id={`block-${block}-origins`} title={originsTitle}>
        <p className="admin-speed__hint">{host.text('originsHint')}</p>
        <Origins origins={origins} />
        <Figures table={versionTable} title={host.text('versions')} messages={messages} />
      </InsightsSection>
      <InsightsSection id={`block-${block}-pages`} title={host.text('pages')}>
        {slowPages.length === 0 ? (
          <p>{host.text('tooFew')}</p>
        ) : (
          <>
            <Ranking rows={slowPages} />
            <Figures table={slowPagesTable} title={host.text('pages')} messages={messages} />
          </>
        )}
      </InsightsSection>
    </>
  );
}
