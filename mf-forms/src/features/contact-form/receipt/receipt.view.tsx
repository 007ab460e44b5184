import type { ReactElement } from 'react';
import type { FormReceipt } from 'shared-types/forms/contact-form';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from '../contact-form.messages';

interface ReceiptProps {
  readonly receipt: FormReceipt;
  readonly text: RenderHost<typeof messages>['text'];
}

/** The number of a submission and what was stored, as typed. Without script, the browser's menu prints it. */
export function Receipt({ receipt: { number, fields }, text }: ReceiptProps): ReactElement {
  return (
    <section className="forms-contact-form__receipt" aria-label={text('receipt')}>
      <p>
        {text('receiptNumber')} <strong data-receipt-number="">{number}</strong>
      </p>
      <dl className="forms-contact-form__sent">
        {fields.map(({ title, values }, index) => (
          <div key={index}>
            <dt className="field__hint" dir="auto">
              {title}
            </dt>
            <dd dir="auto">{values.join('\n')}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button button--quiet" data-print="" hidden>
        {text('print')}
      </button>
    </section>
  );
}
