import type { ReactElement, ReactNode } from 'react';
import type { DashboardPart, DayFigure, DayFigures } from 'shared-types/admin/home';
import { Change } from '../../parts/change/change.view';
import { Sparkline } from '../../parts/sparkline/sparkline.view';
import type { DashboardProps } from './dashboard-props';
import { FailedPart } from './failed-part.view';

/** Sales and visits of today; null for accounts that may see neither. */
export function Today({ block, view: { sales, visits, timeZone }, host }: DashboardProps): ReactElement | null {
  if (!sales && !visits) return null;
  const id = `block-${block}-today`;
  return (
    <section className="admin-dashboard__today" aria-labelledby={id}>
      <div className="admin-dashboard__head">
        <h2 id={id}>{host.text('today')}</h2>
        <p className="admin-dashboard__note">{host.text('todayNote', { timeZone })}</p>
      </div>
      <ul className="admin-dashboard__cards">
        {sales && <Part part={sales} title={host.text('sales')} quiet={host.text('quietSales')} host={host} />}
        {visits && <Part part={visits} title={host.text('visits')} quiet={host.text('quietVisits')} host={host} />}
      </ul>
    </section>
  );
}

interface PartProps extends Pick<DashboardProps, 'host'> {
  readonly part: DashboardPart<DayFigures>;
  /** Of the card in place of the figures. */
  readonly title: string;
  /** What a part without figures says. */
  readonly quiet: string;
}

function Part({ part, title, quiet, host }: PartProps): ReactElement {
  if (part === 'failed')
    return (
      <Card title={title}>
        <FailedPart host={host} />
      </Card>
    );
  if (part.isQuiet)
    return (
      <Card title={title} path={part.path}>
        <p>{quiet}</p>
      </Card>
    );
  return (
    <>
      {part.figures.map((figure) => (
        <Card key={figure.name} title={figure.name} path={part.path}>
          <Figure figure={figure} host={host} />
        </Card>
      ))}
    </>
  );
}

interface CardProps {
  readonly title: string;
  readonly path?: string;
  readonly children: ReactNode;
}

function Card({ title, path, children }: CardProps): ReactElement {
  return (
    <li className="admin-dashboard__card">
      <h3 className="admin-dashboard__name">
        {path === undefined ? (
          title
        ) : (
          <a className="admin-dashboard__link" href={path}>
            {title}
          </a>
        )}
      </h3>
      {children}
    </li>
  );
}

interface FigureProps extends Pick<DashboardProps, 'host'> {
  readonly figure: DayFigure;
}

function Figure({ figure, host }: FigureProps): ReactElement {
  return (
    <>
      <p className="admin-dashboard__figure">
        <bdi>{figure.text}</bdi>
      </p>
      <Sparkline figures={figure.sparkline} />
      <dl className="admin-dashboard__compared">
        <div className="admin-dashboard__row">
          <dt>{host.text('yesterday')}</dt>
          <dd>
            <bdi>{figure.yesterdayText}</bdi> <Change change={figure.change} />
          </dd>
        </div>
        <div className="admin-dashboard__row">
          <dt>{host.text('average')}</dt>
          <dd>
            <bdi>{figure.averageText}</bdi>
          </dd>
        </div>
      </dl>
    </>
  );
}
