import type { ReactElement, ReactNode } from 'react';

interface PlainPageProps {
  readonly title: string;
  /** The way on from here. */
  readonly way: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page of plain HTML with a heading, what there is to do, and a way on. */
export function PlainPage({ title, way, children }: PlainPageProps): ReactElement {
  return (
    <div className="commerce-plain-form">
      <h1 dir="auto">{title}</h1>
      {children}
      <p>
        <a href={way.href}>{way.text}</a>
      </p>
    </div>
  );
}
