import type { ReactElement } from 'react';

const MOST = 5;

/** Stars of five, drawn as letters; the label says how many there are. */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }): ReactElement {
  const full = Math.round(rating);
  return (
    <span role="img" aria-label={label}>
      {'★'.repeat(full) + '☆'.repeat(MOST - full)}
    </span>
  );
}
