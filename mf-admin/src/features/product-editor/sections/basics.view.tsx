import type { ReactElement } from 'react';
import { PRODUCT_LIMIT, PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { AreaField, ChoiceField, LineField, Part } from './field.view';
import { Description } from '../description/description.view';
import type { FormValues } from '../product-editor-host';

/** A product's title, status, type and description. */
export function Basics(formValues: FormValues): ReactElement {
  const { text } = formValues.host;
  const field = (name: 'title' | 'excerpt') => ({ ...formValues, name, label: text(name) });
  return (
    <Part {...formValues} name="basics" title={text('basics')}>
      <LineField {...field('title')} more={{ maxLength: PRODUCT_LIMIT.titleLength, required: true }} />
      <div className="admin-product-editor__fields">
        <ChoiceField
          {...formValues}
          name="status"
          label={text('status')}
          hint={text('statusHint')}
          choices={statuses(formValues)}
        />
        <ChoiceField
          {...formValues}
          name="type"
          label={text('type')}
          choices={Object.values(PRODUCT_TYPE).map((type) => [String(type), text('typeName', { type: String(type) })])}
        />
      </div>
      <AreaField {...field('excerpt')} more={{ maxLength: PRODUCT_LIMIT.excerptLength }} />
      <Description {...formValues} />
    </Part>
  );
}

function statuses({ view, host: { text } }: FormValues): [string, string][] {
  const { published, draft } = WORKFLOW_STATUS;
  const other = view.saved?.otherStatus;
  return [published, draft, ...(other === undefined ? [] : [other])].map((status) => [
    String(status),
    text('statusName', { status: String(status) }),
  ]);
}
