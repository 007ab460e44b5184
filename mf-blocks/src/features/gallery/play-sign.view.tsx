import type { CSSProperties, ReactElement } from 'react';
import { overPicture } from './over-picture';

const DISC: CSSProperties = {
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: '50%',
  background: 'var(--color-paper)',
  fill: 'var(--color-ink)',
};

/** Marks a picture as a video. */
export function PlaySign(): ReactElement {
  return (
    <span style={overPicture('CENTER_CENTER')} aria-hidden="true">
      <svg viewBox="0 0 24 24" style={DISC}>
        <path d="M9.5 7v10l8-5z" />
      </svg>
    </span>
  );
}
