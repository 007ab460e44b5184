import type { ReactElement } from 'react';
import type { SitePageChoice } from 'shared-types/admin/pages/page-editor';

interface PageChoicesProps {
  readonly id: string;
  readonly pages: readonly SitePageChoice[];
}

/** What browsers offer while a title or a path is typed. */
export function PageChoices({ id, pages }: PageChoicesProps): ReactElement {
  return (
    <datalist id={id}>
      {pages.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
    </datalist>
  );
}
