import type { ReactElement, ReactNode } from 'react';
import './detail-page.css';

interface DetailPageProps {
  readonly title: string;
  /** Always left to right; for codes instead of names. */
  readonly isCode?: boolean;
  /** The list that contains it. */
  readonly list: { readonly path: string; readonly text: string };
  readonly children: ReactNode;
}

/** The page of an entry of a list: a link back, its title, its data and actions. */
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
