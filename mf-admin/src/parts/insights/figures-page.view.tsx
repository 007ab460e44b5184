import type { ReactElement } from 'react';
import type { FiguresView } from 'shared-types/admin/insights/insights';
import { FigureTiles } from '../chart/figure-tiles.view';
import { Figures } from '../chart/figure-table.view';
import { Ranking } from '../chart/ranking.view';
import { TrendChart } from '../chart/trend-chart.view';
import { InsightsPage, InsightsSection, NoFigures } from './insights-page.view';

export type FiguresPageKey = 'title' | 'lead' | 'trend' | 'top' | 'noneTitle' | 'none' | 'neverTitle' | 'never';

interface FiguresPageProps {
  readonly block: string;
  readonly view: FiguresView;
  readonly kind: 'line' | 'bars';
  readonly text: (key: FiguresPageKey) => string;
}

/** A page of summable figures: total, history and ranking. */
export function FiguresPage({ block, view, kind, text }: FiguresPageProps): ReactElement {
  const { frame, state, tiles, trend, trendTable, top, topTable, note } = view;
  const { messages } = frame;
  return (
    <InsightsPage frame={frame} title={text('title')} lead={text('lead')}>
      {note !== undefined && <p>{note}</p>}
      {state === 'some' ? (
        <>
          <FigureTiles tiles={tiles} />
          <InsightsSection id={`block-${block}-trend`} title={text('trend')}>
            <TrendChart trend={trend} kind={kind} messages={messages} />
            <Figures table={trendTable} title={text('trend')} messages={messages} />
          </InsightsSection>
          <InsightsSection id={`block-${block}-top`} title={text('top')}>
            <Ranking rows={top} />
            <Figures table={topTable} title={text('top')} messages={messages} />
          </InsightsSection>
        </>
      ) : (
        <NoFigures title={text(`${state}Title`)}>{text(state)}</NoFigures>
      )}
    </InsightsPage>
  );
}
