import type { ReactElement } from 'react';
import type { LineForm } from 'shared-types/commerce/line-form';
import type { FormState } from 'shared-types/render';
import { HiddenFields } from '../../../parts/hidden-fields/hidden-fields.view';
import type { ViewHost } from '../../../parts/in-page/in-page';
import { lineFormPath } from '../cart.api';
import type { ShownLine } from '../cart.state';
import type { messages } from '../cart.messages';
import { LineFormField } from './form-field.view';

interface LineFormProps {
  readonly line: ShownLine;
  readonly lineForm: LineForm;
  readonly blockId: string;
  /** Refusal of this form. */
  readonly refused: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** The product form of a line, collapsed. Its inputs belong to the visitor until they are saved. */
export function LineFormDetails({ line, lineForm, blockId, refused, host }: LineFormProps): ReactElement {
  const errors = line.failure?.errors ?? refused?.errors ?? {};
  return (
    // Stays open if it was opened before the view was live.
    <details className="commerce-cart__form" open={refused !== undefined} suppressHydrationWarning data-line-form>
      <summary className="commerce-cart__form-title">{lineForm.title}</summary>
      <form
        key={JSON.stringify(lineForm.values)}
        className="commerce-cart__form-fields"
        method="post"
        action={lineFormPath(line.id)}
      >
        <HiddenFields blockId={blockId} host={host} />
        {lineForm.fields.map((field) => (
          <LineFormField
            key={field.id}
            field={field}
            id={`block-${blockId}-${line.id}-${field.id}`}
            value={lineForm.values[field.id]}
            typed={refused?.values}
            error={errors[field.id]}
            host={host}
          />
        ))}
        <button
          type="submit"
          className="button button--quiet"
          aria-label={host.text('saveFormOf', { title: line.title })}
        >
          {host.text('saveForm')}
        </button>
      </form>
    </details>
  );
}
