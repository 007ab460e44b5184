import type { ReactElement } from 'react';

/** Says to the eye that there is something to play. */
export function PlayIcon(): ReactElement {
  return (
    <svg className="blocks-video__icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" />
      <path d="M9.5 7v10l8-5z" />
    </svg>
  );
}
