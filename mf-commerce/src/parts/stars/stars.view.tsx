import type { ReactElement } from 'react';

const MOST = 5;

interface StarsProps {
  readonly rating: number;
  /** The rating for screen readers; undefined if the text beside it contains it. */
  readonly label?: string;
}

/** A rating as five star characters. */
export function Stars({ rating, label }: StarsProps): ReactElement {
  const full = Math.round(rating);
  return (
    <span {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {'★'.repeat(full) + '☆'.repeat(MOST - full)}
    </span>
  );
}
