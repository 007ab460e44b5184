import type { ReactElement } from 'react';
import { FIELD_PARTS, type FormField } from 'shared-types/forms/contact-form';
import type { FormState } from 'shared-types/render';

interface ErrorSummaryProps {
  readonly id: string;
  readonly form: FormState | undefined;
  readonly fields: readonly FormField[];
  readonly elementId: (field: FormField) => string;
  /** Message if single fields are invalid. */
  readonly problem: string;
}

/**
 * Errors above the form, with a link to each invalid field. Without script, the URL's fragment makes the browser focus
 * the summary; with script, the shell fills it.
 */
export function ErrorSummary({ id, form, fields, elementId, problem }: ErrorSummaryProps): ReactElement {
  const wrong = fields.filter((field) => form?.errors[field.id]);
  const isRefused = wrong.length > 0 || Boolean(form?.message);
  return (
    <div
      id={id}
      className="form-error"
      data-form-error=""
      data-form-summary={problem}
      {...(isRefused && { role: 'alert', tabIndex: -1 })}
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
