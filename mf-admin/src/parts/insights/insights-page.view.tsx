import type { ReactElement, ReactNode } from 'react';
import type { InsightsFrame, InsightsLink } from 'shared-types/admin/insights/insights';
import './insights.css';

interface InsightsPageProps {
  readonly frame: InsightsFrame;
  readonly title: string;
  /** One sentence about the page. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of figures: links to the others, the period, and the figures. */
export function InsightsPage({ frame, title, lead, children }: InsightsPageProps): ReactElement {
  const { pages, periods, rangeText, messages } = frame;
  return (
    <div className="admin-insights">
      <header className="admin-insights__head">
        <h1>{title}</h1>
        <p className="admin-muted">{lead}</p>
      </header>
      <nav className="admin-insights__nav" aria-label={messages.pages}>
        <Links links={pages} kind="pages" current="page" />
      </nav>
      <div className="admin-insights__time">
        <nav className="admin-insights__nav" aria-label={messages.periods}>
          <Links links={periods} kind="periods" current="true" />
        </nav>
        <p className="admin-insights__range">
          {rangeText}
          <span className="admin-insights__compared">{messages.compared}</span>
        </p>
      </div>
      {children}
    </div>
  );
}

interface LinksProps {
  readonly links: readonly InsightsLink[];
  readonly kind: 'pages' | 'periods';
  readonly current: 'page' | 'true';
}

function Links({ links, kind, current }: LinksProps): ReactElement {
  return (
    <ul className={`admin-insights__links admin-insights__links--${kind}`}>
      {links.map(({ text, path, isCurrent }) => (
        <li key={path}>
          <a className="admin-insights__link" href={path} {...(isCurrent ? { 'aria-current': current } : {})}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a page of figures. */
export function InsightsSection({ id, title, children }: SectionProps): ReactElement {
  return (
    <section className="admin-insights__section" aria-labelledby={id}>
      <h2 className="admin-insights__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function NoFigures({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="admin-insights__empty">
      <h2 className="admin-insights__title">{title}</h2>
      <p>{children}</p>
    </div>
  );
}
