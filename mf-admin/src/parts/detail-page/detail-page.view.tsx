import type { ReactElement, ReactNode } from 'react';
import './detail-page.css';

interface DetailPageProps {
  readonly title: string;
  /** Reads from left to right in every language: for what is no name of people. */
  readonly isCode?: boolean;
  /** The list it is from. */
  readonly list: { readonly path: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page about one thing of a list: the way back, what it is called, and whatever is known and can be done. */
export function DetailPage({ title, isCode = false, list, children }: DetailPageProps): ReactElement {
  return (
    <div className="admin-detail-page">
      <p>
        <a className="admin-detail-page__list" href={list.path}>
          {list.text}
        </a>
      </p>
      <h1 dir={isCode ? 'ltr' : 'auto'}>{title}</h1>
      {children}
    </div>
  );
}
