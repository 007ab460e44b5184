import type { ReactElement, ReactNode } from 'react';

interface PartProps {
  /** Id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Part({ id, title, children }: PartProps): ReactElement {
  return (
    <section className="admin-account__part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
