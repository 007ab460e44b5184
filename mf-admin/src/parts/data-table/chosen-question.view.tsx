import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { AdminForm, type FormMessages } from '../admin-form/admin-form.view';
import { Confirmation } from '../detail-page/notice.view';
import './chosen-bar.css';

interface ChosenQuestionProps {
  readonly call: { readonly method: string; readonly path: string };
  /** Block, page, and key of the form. */
  readonly sends: Readonly<Record<string, string>>;
  /** Start of the names of the checkboxes. */
  readonly prefix: string;
  /** The form with the question to confirm. */
  readonly form: FormState;
  /** Path that leads back without doing anything. */
  readonly back: string;
  readonly labels: Readonly<Record<'yes' | 'no', string>>;
  readonly host: RenderHost<FormMessages>;
}

/** Asks before something is done with the chosen rows; exactly those are sent. */
export function ChosenQuestion({ call, sends, prefix, form, back, labels, host }: ChosenQuestionProps): ReactElement {
  const chosen = Object.fromEntries(Object.entries(form.values).filter(([name]) => name.startsWith(prefix)));
  return (
    <AdminForm
      className="admin-data-table__question"
      call={call}
      sends={{ ...sends, ...chosen, act: form.values['act'] ?? '', confirmed: 'yes' }}
      host={host}
    >
      <Confirmation question={form.question ?? ''} />
      <p className="form-error" data-form-error="" tabIndex={-1} />
      <p className="admin-data-table__buttons">
        <button type="submit" className="button">
          {labels.yes}
        </button>
        <a className="button button--quiet" href={back}>
          {labels.no}
        </a>
      </p>
    </AdminForm>
  );
}
