import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { FOCUSED } from '../focused/focused';
import { Toast } from '../toast/toast.view';
import './detail-page.css';

interface NoticeProps {
  readonly form: FormState | undefined;
  /** The result; undefined if unknown. */
  readonly done: string | undefined;
}

/** The result or the error. It gets the focus after a post, unless the page asks for confirmation. */
export function Notice({ form, done }: NoticeProps): ReactElement | null {
  if (form?.question !== undefined) return null;
  if (form?.message !== undefined)
    return (
      <div className="form-error" role="alert" {...FOCUSED}>
        <p>{form.message}</p>
      </div>
    );
  if (!form?.done || !form.isFirst || done === undefined) return null;
  return <Toast>{done}</Toast>;
}

/** A confirmation question. It gets the focus after a post. */
export function Confirmation({ question }: { readonly question: string }): ReactElement {
  return (
    <p className="admin-detail-page__notice" role="alert" {...FOCUSED}>
      {question}
    </p>
  );
}
