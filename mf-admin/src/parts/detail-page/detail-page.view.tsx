import type { ReactElement, ReactNode } from 'react';
import './detail-page.css';

interface DetailPageProps {
  readonly title: string;
  /** Always left to right; for codes instead of names. */
  readonly isCode?: boolean;
  readonly children: ReactNode;
}

/** The page of an entry of a list: its title, its data and actions. */
export function DetailPage({ title, isCode = false, children }: DetailPageProps): ReactElement {
  return (
    <div className="admin-detail-page">
      <h1 dir={isCode ? 'ltr' : 'auto'}>{title}</h1>
      {children}
    </div>
  );
}
