import type { ReactElement } from 'react';
import { SITE_DRAFT_CALLS } from 'shared-types/admin/site-states/site-drafts';
import type { RenderHost } from 'shared-types/host/render-host';
import { AdminForm, type FormMessages } from '../admin-form/admin-form.view';
import { DISCARD_ID, type DraftProps } from './draft-note.view';
import './site-draft.css';

interface DiscardProps extends DraftProps {
  readonly host: DraftProps['host'] & RenderHost<FormMessages>;
  readonly block: string;
  /** Path of the page, with its language. */
  readonly page: string;
}

/** Takes a page back to what is published; null if it shows that. */
export function DiscardDraft({ saved, host, block, page }: DiscardProps): ReactElement | null {
  const { text } = host;
  const draft = saved?.draft;
  if (!draft) return null;
  const { part, language } = draft;
  return (
    <section
      className="admin-site-draft__discard"
      id={DISCARD_ID}
      tabIndex={-1}
      aria-labelledby={`block-${block}-discard`}
    >
      <h2 id={`block-${block}-discard`}>{text('discardDraft')}</h2>
      <p>{text('discardDraftHint')}</p>
      <AdminForm
        call={SITE_DRAFT_CALLS.discardSiteDraft}
        sends={{ block, page, part, language, base: saved.base }}
        host={host}
      >
        <p className="form-error" data-form-error="" tabIndex={-1} />
        <button type="submit" className="button button--quiet">
          {text('discardDraft')}
        </button>
      </AdminForm>
    </section>
  );
}
