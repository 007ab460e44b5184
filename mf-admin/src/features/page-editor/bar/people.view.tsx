import type { ReactElement } from 'react';
import type { PresentPerson } from 'shared-types/admin/pages/page-draft';
import type { EditorHost } from '../page-editor-host';

interface PeopleProps {
  readonly people: readonly PresentPerson[];
  readonly host: EditorHost;
}

/** Who else has the page open: initials that a style sheet writes, and names. */
export function People({ people, host: { text } }: PeopleProps): ReactElement | null {
  if (people.length === 0) return null;
  return (
    <ul className="admin-page-editor__people" aria-label={text('barPeople')}>
      {people.map(({ id, name }) => (
        <li key={id} className="admin-page-editor__person" data-initials={initialsOf(name)} title={name}>
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
