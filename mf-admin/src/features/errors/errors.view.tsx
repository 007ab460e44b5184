import type { ReactElement } from 'react';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Figures } from '../../parts/chart/figure-table.view';
import { TrendChart } from '../../parts/chart/trend-chart.view';
import { InsightsPage, InsightsSection, NoFigures } from '../../parts/insights/insights-page.view';
import { ErrorList } from './error-list.view';
import type { messages } from './errors.messages';
import { OpenError } from './open-error.view';
import './errors.css';

type Props = PropsOf<'admin/errors/list'>;

/** Errors with their frequency, or one error with its source position. */
export function element({ block, data }: Props, host: ViewHost<typeof messages>): ReactElement {
  const view = data['admin/errors/list'];
  const { frame, state, opened, isGone, listPath } = view;
  return (
    <InsightsPage frame={frame} title={host.text('title')} lead={host.text('lead')}>
      {isGone && <p role="status">{host.text('gone')}</p>}
      {opened ? (
        <OpenError block={block.id} error={opened} listPath={listPath} host={host} />
      ) : state === 'some' ? (
        <All block={block.id} view={view} host={host} />
      ) : (
        <NoFigures title={host.text(`${state}Title`)}>{host.text(state)}</NoFigures>
      )}
    </InsightsPage>
  );
}

interface AllProps {
  readonly block: string;
  readonly view: Props['data']['admin/errors/list'];
  readonly host: ViewHost<typeof messages>;
}

function All({ block, view, host }: AllProps): ReactElement {
  const { frame, trend, trendTable, groups, groupTable, more, isCut } = view;
  const { messages } = frame;
  return (
    <>
      <InsightsSection id={`block-${block}-trend`} title={host.text('trend')}>
        <TrendChart trend={trend} kind="bars" messages={messages} />
        <Figures table={trendTable} title={host.text('trend')} messages={messages} />
      </InsightsSection>
      <InsightsSection id={`block-${block}-groups`} title={host.text('groups')}>
        {isCut && <p className="admin-errors__note">{host.text('cut')}</p>}
        {groups.length === 0 ? (
          <p>{host.text('counted')}</p>
        ) : (
          <>
            <ErrorList groups={groups} host={host} />
            {more > 0 && <p>{host.text('more', { count: more })}</p>}
            <Figures table={groupTable} title={host.text('groups')} messages={messages} />
          </>
        )}
      </InsightsSection>
    </>
  );
}
