import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { InsightsFrame, InsightsLink } from 'shared-types/config/insights';
import './insights.css';

interface InsightsPageProps {
  readonly frame: InsightsFrame;
  readonly title: string;
  /** What the page is about, in a sentence. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of figures: which others there are, of which time the figures are, and what they say. */
export function InsightsPage({ frame, title, lead, children }: InsightsPageProps): ReactElement {
  const { pages, periods, rangeText, words } = frame;
  return (
    <div className="config-insights">
      <p className="config-insights__home">
        <a href={CONFIG_PATH.home}>{words.home}</a>
      </p>
      <header className="config-insights__head">
        <h1>{title}</h1>
        <p className="config-insights__lead">{lead}</p>
      </header>
      <nav className="config-insights__nav" aria-label={words.pages}>
        <Links links={pages} kind="pages" current="page" />
      </nav>
      <div className="config-insights__time">
        <nav className="config-insights__nav" aria-label={words.periods}>
          <Links links={periods} kind="periods" current="true" />
        </nav>
        <p className="config-insights__range">
          {rangeText}
          <span className="config-insights__compared">{words.compared}</span>
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
    <ul className={`config-insights__links config-insights__links--${kind}`}>
      {links.map(({ text, path, isCurrent }) => (
        <li key={path}>
          <a className="config-insights__link" href={path} {...(isCurrent ? { 'aria-current': current } : {})}>
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

/** A part of a page of figures, under its heading. */
export function InsightsSection({ id, title, children }: SectionProps): ReactElement {
  return (
    <section className="config-insights__section" aria-labelledby={id}>
      <h2 className="config-insights__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What stands in the place of figures. */
export function NoFigures({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="config-insights__empty">
      <h2 className="config-insights__title">{title}</h2>
      <p>{children}</p>
    </div>
  );
}
