import type { ReactElement } from 'react';
import type { LinkPage } from 'shared-types/admin/pages/link-choices';

interface PageChoicesProps {
  readonly id: string;
  readonly pages: readonly LinkPage[];
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
