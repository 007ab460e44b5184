import type { ReactElement, ReactNode } from 'react';

interface PlainPageProps {
  readonly title: string;
  /** The way on from here. */
  readonly link: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** A page of plain HTML with a heading, what there is to do, and a way on. */
export function PlainPage({ title, link, children }: PlainPageProps): ReactElement {
  return (
    <div className="commerce-plain-form">
      <h1 dir="auto">{title}</h1>
      {children}
      <p>
        <a href={link.href}>{link.text}</a>
      </p>
    </div>
  );
}
