import type { ReactElement } from 'react';
import { SAVE_AS_FIELD, type SaveAs } from 'shared-types/admin/site-states/site-drafts';
import type { DraftHost } from './draft-note.view';
import './site-draft.css';

const DRAFT: SaveAs = 'draft';

/** The button beside “Publish”. */
export function SaveDraft({ host: { text } }: { readonly host: DraftHost }): ReactElement {
  return (
    <button type="submit" className="button button--quiet" name={SAVE_AS_FIELD} value={DRAFT}>
      {text('saveDraft')}
    </button>
  );
}
