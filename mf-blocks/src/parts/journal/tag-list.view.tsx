import type { ReactElement } from 'react';
import type { NamedPath } from 'shared-types/blocks/journal/journal';
import './tag-list.css';

interface TagListProps {
  readonly tags: readonly NamedPath[];
  /** Name of the list. */
  readonly label: string;
}

const LIST = { role: 'list' };

/** Tags of a post or an event, each a link to what else has it; nothing without tags. */
export function TagList({ tags, label }: TagListProps): ReactElement | null {
  if (tags.length === 0) return null;
  return (
    <ul className="blocks-tag-list" {...LIST} aria-label={label}>
      {tags.map(({ name, path }) => (
        <li key={path}>
          <a className="blocks-tag-list__tag" href={path}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
