import type { ReactElement } from 'react';
import { FIELD_PARTS, type FormField } from 'shared-types/forms/contact-form';
import type { FormState } from 'shared-types/render';

interface ErrorSummaryProps {
  readonly form: FormState | undefined;
  readonly fields: readonly FormField[];
  readonly elementId: (field: FormField) => string;
  /** What to say where single fields are wrong. */
  readonly problem: string;
}

/**
 * What is wrong, above the form, with a link to each field. On a page that comes back from the server it takes the
 * focus; in a page with script the shell writes into it.
 */
export function ErrorSummary({ form, fields, elementId, problem }: ErrorSummaryProps): ReactElement {
  const wrong = fields.filter(({ id }) => form?.errors[id]);
  const isRefused = wrong.length > 0 || Boolean(form?.message);
  return (
    <div
      className="form-error"
      data-form-error=""
      data-form-summary={problem}
      {...(isRefused && { role: 'alert', tabIndex: -1, autoFocus: true })}
    >
      {isRefused && <p>{wrong.length > 0 ? problem : form?.message}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map((field) => (
            <li key={field.id}>
              <a href={`#${elementId(field)}-${FIELD_PARTS[field.type][0]}`}>{form?.errors[field.id]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
