import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import './detail-page.css';

/** The page has come back to say it. */
export const FOCUSED = { tabIndex: -1, autoFocus: true };

interface NoticeProps {
  readonly form: FormState | undefined;
  /** What has happened; nothing where it is not known. */
  readonly done: string | undefined;
}

/** What has happened, or why not. It takes the focus of the page that comes back, unless that asks something. */
export function Notice({ form, done }: NoticeProps): ReactElement | null {
  if (form?.question !== undefined) return null;
  if (form?.message !== undefined)
    return (
      <div className="form-error" role="alert" {...FOCUSED}>
        <p>{form.message}</p>
      </div>
    );
  if (!form?.done || !form.isFirst || done === undefined) return null;
  return (
    <p className="admin-detail-page__notice" role="status" {...FOCUSED}>
      {done}
    </p>
  );
}

/** What is asked before something is done. It takes the focus of the page that comes back with it. */
export function Confirmation({ question }: { readonly question: string }): ReactElement {
  return (
    <p className="admin-detail-page__notice" role="alert" {...FOCUSED}>
      {question}
    </p>
  );
}
