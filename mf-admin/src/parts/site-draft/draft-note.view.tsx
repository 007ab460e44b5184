import type { ReactElement } from 'react';
import type { WorkingView } from 'shared-types/admin/site-states/site-drafts';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './site-draft.messages';
import './site-draft.css';

export type DraftHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;

export interface DraftProps {
  /** Absent after the session has ended. */
  readonly saved: WorkingView | undefined;
  readonly host: DraftHost;
}

/** Where the page offers to discard the draft. */
export const DISCARD_ID = 'discard-draft';

/** Says that the form shows a draft; null if it shows what is published. */
export function DraftNote({ saved, host: { text } }: DraftProps): ReactElement | null {
  const draft = saved?.draft;
  if (!draft) return null;
  return (
    <div className="admin-site-draft" data-site-draft="">
      <p>
        <strong>{text('draft')}</strong>
      </p>
      <p>{text('draftBy', { by: draft.by, at: draft.atText })}</p>
      {draft.isOutdated && <p className="admin-site-draft__warning">{text('draftOutdated')}</p>}
      <p>
        <a href={`#${DISCARD_ID}`}>{text('discardDraft')}</a>
      </p>
    </div>
  );
}

/** What was done to a part with a draft; undefined if nothing was. */
export function draftNotice({ saved, host: { text } }: DraftProps, form: FormState | undefined): string | undefined {
  if (form?.done && form.isFirst) return text(saved?.draft ? 'draftSaved' : 'saved');
  return saved?.isDiscarded && !form ? text('draftDiscarded') : undefined;
}
