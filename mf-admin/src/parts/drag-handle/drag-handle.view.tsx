import type { ReactElement } from 'react';
import './drag-handle.css';

/** What a row is dragged by, once a script shows it; buttons and keys do the same. */
export function DragHandle(): ReactElement {
  return (
    <span className="admin-drag-handle" data-by-keys="" data-handle="" hidden aria-hidden="true">
      <svg viewBox="0 0 16 16" width="16" height="16" focusable="false">
        <path
          d="M6 3h.01M10 3h.01M6 8h.01M10 8h.01M6 13h.01M10 13h.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
