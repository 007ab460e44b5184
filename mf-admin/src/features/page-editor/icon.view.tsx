import type { ReactElement } from 'react';

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  drag: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 6 6v1',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1',
  phone: 'M8 3h8v18H8zM11 18h2',
  tablet: 'M5 3h14v18H5zM11 18h2',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  outline: 'M4 6h16M8 12h12M8 18h12M4 12h.01M4 18h.01',
  panel: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM6 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  preview: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0z',
  close: 'M6 6l12 12M18 6L6 18',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  left: 'M19 12H5M11 6l-6 6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  place: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  duplicate: 'M8 8h12v12H8zM4 16V4h12',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  add: 'M12 5v14M5 12h14',
  addRow: 'M4 4h16v6H4zM12 14v6M9 17h6',
  split: 'M4 5h16v14H4zM12 5v14',
  narrower: 'M3 12h7M7 9l3 3-3 3M21 12h-7M17 9l-3 3 3 3',
  wider: 'M10 12H3M6 9l-3 3 3 3M14 12h7M18 9l3 3-3 3',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture of a button or link that has a name of its own. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg
      className="admin-page-editor__sign"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
