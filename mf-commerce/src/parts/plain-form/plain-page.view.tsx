import type { ReactElement, ReactNode } from 'react';

interface PlainPageProps {
  readonly title: string;
  /** Link to continue. */
  readonly link: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** A static page with a heading, content and a link to continue. */
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
