import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { TagEntry } from 'shared-types/admin/pages/tags';
import type { TagsPartProps } from './tags-part';

/** How many posts and events have a tag, and which. */
export function TagUses({
  tag: { uses, pages },
  host: { text },
}: Pick<TagsPartProps, 'host'> & { readonly tag: TagEntry }): ReactElement {
  return (
    <details className="admin-tags__uses">
      <summary>{text('usesCount', { count: uses })}</summary>
      <ul className="admin-tags__pages">
        {pages.map(({ id, title, isDraft }) => (
          <li key={id}>
            <a href={ADMIN_PATH.pageSettings.replace('{slug}', id)} dir="auto">
              {title}
            </a>
            {isDraft && ` (${text('draft')})`}
          </li>
        ))}
        {uses > pages.length && <li>{text('morePages', { count: uses - pages.length })}</li>}
      </ul>
    </details>
  );
}
