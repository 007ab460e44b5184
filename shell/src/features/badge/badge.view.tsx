import type { ReactElement } from 'react';
import type { Badge as Colour } from 'shared-types/site/website';

interface BadgeProps {
  readonly badge: Exclude<Colour, 'none'>;
  readonly text: string;
}

/** A badge that says what the site was made with; only pages that have it contain its styles. */
export function Badge({ badge, text }: BadgeProps): ReactElement {
  return <p className={`site-badge site-badge--${badge}`}>{text}</p>;
}
