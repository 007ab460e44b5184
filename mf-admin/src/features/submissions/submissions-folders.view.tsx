import type { ReactElement } from 'react';
import type { SubmissionsView } from 'shared-types/admin/forms/submissions';
import type { ViewHost } from 'shared-types/host/render-host';
import { submissionsPath } from './submissions-path';
import type { messages } from './submissions.messages';

interface FoldersProps {
  readonly view: SubmissionsView;
  readonly host: ViewHost<typeof messages>;
}

export const NO_FILTER = { form: '', state: '', from: '', to: '', search: '', page: 1 } as const;

/** Leads to what is in quarantine, and back. */
export function Folders({ view, host }: FoldersProps): ReactElement {
  const { question, spam } = view;
  return (
    <nav aria-label={host.text('folders')}>
      <ul className="admin-submissions__folders">
        {(['', 'spam'] as const).map((folder) => (
          <li key={folder}>
            <a
              className="admin-submissions__folder"
              href={submissionsPath(view, { ...NO_FILTER, folder }, host)}
              aria-current={folder === question.folder ? 'page' : undefined}
            >
              {folder === '' ? host.text('inbox') : host.text('spam', { count: spam })}
            </a>
          </li>
        ))}
      </ul>
      {question.folder === 'spam' && <p className="admin-muted">{host.text('spamHint')}</p>}
    </nav>
  );
}
