import type { ReactElement } from 'react';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  site: 'M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5',
  add: 'M12 6v12M6 12h12',
  search: 'M10.5 16a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM15 15l5 5',
} as const;

/** A picture of a button or link that has a name of its own. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }): ReactElement {
  return (
    <svg className="admin-frame__icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
