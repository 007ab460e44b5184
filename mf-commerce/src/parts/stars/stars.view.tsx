import type { ReactElement } from 'react';

const MOST = 5;

interface StarsProps {
  readonly rating: number;
  /** Says how many there are; absent where the words beside them do. */
  readonly label?: string;
}

/** Stars of five, drawn as letters. */
export function Stars({ rating, label }: StarsProps): ReactElement {
  const full = Math.round(rating);
  return (
    <span {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {'★'.repeat(full) + '☆'.repeat(MOST - full)}
    </span>
  );
}
