import type { ReactElement } from 'react';
import type { NamedPath } from 'shared-types/blocks/journal/journal';
import './neighbours.css';

interface NeighboursProps {
  /** What screen readers call the links. */
  readonly label: string;
  readonly previous: Neighbour;
  readonly next: Neighbour;
  readonly all: { readonly text: string; readonly path: string };
}

interface Neighbour {
  /** Such as `Next lesson`. */
  readonly text: string;
  /** Absent at the end of the list. */
  readonly page: NamedPath | undefined;
}

/** Links from an item of a list to the items beside it, and to the list. */
export function Neighbours({ label, previous, next, all }: NeighboursProps): ReactElement {
  return (
    <nav className="blocks-neighbours" aria-label={label}>
      <Link {...previous} rel="prev" />
      <Link {...next} rel="next" />
      <a className="blocks-neighbours__all" href={all.path}>
        {all.text}
      </a>
    </nav>
  );
}

function Link({ text, page, rel }: Neighbour & { readonly rel: 'prev' | 'next' }): ReactElement | null {
  if (!page) return null;
  return (
    <a className="blocks-neighbours__link" href={page.path} rel={rel}>
      <span className="blocks-neighbours__text">{text}</span> {page.name}
    </a>
  );
}
