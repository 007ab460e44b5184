import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { FormValues } from '../product-editor-host';
import { fieldId } from 'shared-types/site/field';

/** The result above the form, linked to each invalid field. Without script, it gets the focus after a post. */
export function Notices({ block, form, view, host: { text } }: FormValues): ReactElement {
  const isSaved = form?.done === true && form.isFirst === true;
  const isDraft = view.saved?.values['status'] === String(WORKFLOW_STATUS.draft);
  const notice = form?.question ?? (isSaved ? text(isDraft ? 'savedDraft' : 'saved') : undefined);
  const errors = Object.entries(form?.errors ?? {});
  return (
    <>
      <div
        className="form-error"
        data-form-error=""
        tabIndex={-1}
        {...(form?.message && { role: 'alert', autoFocus: true })}
      >
        {form?.message && <p>{form.message}</p>}
        {errors.length > 0 && (
          <ul>
            {errors.map(([name, error]) => (
              <li key={name}>
                <a href={`#${fieldId(block, name)}`}>{error}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p data-sign-in="" hidden={form?.code !== 'site/login-required'}>
        <a href={signInAddress(view.address)} target="_blank" rel="noopener">
          {text('signIn')}
        </a>
      </p>
      <p
        className="admin-product-editor__notice"
        data-form-message=""
        tabIndex={-1}
        hidden={notice === undefined}
        {...(notice !== undefined && { role: 'status', autoFocus: true })}
      >
        {notice}
      </p>
    </>
  );
}

function signInAddress(address: string): string {
  return `${ADMIN_PATH.signIn}?${new URLSearchParams({ return: address })}`;
}
