import type { FormHTMLAttributes, ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { AdminForm, type FormMessages } from '../admin-form/admin-form.view';
import './chosen-bar.css';

interface ChosenBarProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Id of this form, which the table's checkboxes belong to. */
  readonly id: string;
  readonly call: { readonly method: string; readonly path: string };
  readonly sends: Readonly<Record<string, string>>;
  readonly host: RenderHost<FormMessages>;
}

/**
 * What can be done with the chosen rows. It stays in view while a row is chosen, and says how many are, by script. The browser
 * sends the form itself, since the server may ask for a confirmation.
 */
export function ChosenBar({ children, host, ...form }: ChosenBarProps): ReactElement {
  return (
    <AdminForm {...form} className="admin-data-table__bar" needsConfirmation host={host}>
      <span className="admin-data-table__count" data-chosen-count="" aria-live="polite" />
      {children}
    </AdminForm>
  );
}
