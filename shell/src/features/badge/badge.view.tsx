import type { ReactElement } from 'react';
import type { Badge as Colour } from 'shared-types/site/website';

interface BadgeProps {
  readonly badge: Exclude<Colour, 'none'>;
  readonly text: string;
}

/** What says by what the site is made; only pages that have it bring its style sheet. */
export function Badge({ badge, text }: BadgeProps): ReactElement {
  return <p className={`site-badge site-badge--${badge}`}>{text}</p>;
}
