import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  TAX_INCLUSIONS,
  TAXES_CALLS,
  type TaxInclusionExample,
  type TaxInclusionName,
  type TaxInclusionView,
} from 'shared-types/admin/store/taxes';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { FieldError } from 'shared-types/site/field';
import { FormPart } from '../../parts/settings-form/form-part.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import type { messages } from './taxes.messages';
import '../../parts/rule-form/rule-form.css';

interface TaxInclusionProps {
  readonly block: string;
  readonly isTaxIncluded: boolean;
  readonly inclusion: TaxInclusionView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** True for a submission of this form, and not of one that moves a rule. */
export function isInclusionForm(form: FormState | undefined): boolean {
  return form?.values.base !== undefined && form.values.to === undefined;
}

/** Changes whether prices include taxes; the explanations precede the button. */
export function TaxInclusion({ block, isTaxIncluded, inclusion, form, host }: TaxInclusionProps): ReactElement {
  const { text } = host;
  const own = isInclusionForm(form) ? form : undefined;
  const chosen = own?.values.inclusion ?? (isTaxIncluded ? 'included' : 'added');
  return (
    <details className="admin-rule-form__removal" open={own !== undefined}>
      <summary>{text('inclusionChange')}</summary>
      <SettingsForm
        className="admin-rule-form__form"
        call={TAXES_CALLS.saveTaxInclusion}
        page={ADMIN_PATH.taxes}
        block={block}
        form={own}
        base={inclusion.base}
        host={host}
      >
        <FormPart title={text('inclusion')}>
          <p>{text('inclusionIntro')}</p>
          <FieldError id={`block-${block}-inclusion`} name="inclusion" error={own?.errors.inclusion} />
          {TAX_INCLUSIONS.map((value) => (
            <Choice key={value} {...{ block, value, host }} isChosen={value === chosen} example={inclusion.example} />
          ))}
        </FormPart>
        <p className="admin-settings-form__actions">
          <button type="submit" className="button">
            {text('save')}
          </button>
        </p>
      </SettingsForm>
    </details>
  );
}

interface ChoiceProps {
  readonly block: string;
  readonly value: TaxInclusionName;
  readonly isChosen: boolean;
  readonly example: TaxInclusionExample | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** One of the two choices, with an example. */
function Choice({ block, value, isChosen, example, host: { text, money } }: ChoiceProps): ReactElement {
  const id = `block-${block}-inclusion-${value}`;
  const amounts = example && {
    tax: example.taxName,
    rate: example.rateText,
    price: money.cents(example.priceCents),
    total: money.cents(example.addedTotalCents),
    amount: money.cents(example.includedTaxCents),
  };
  return (
    <div className="field admin-settings-form__box">
      <input
        type="radio"
        name="inclusion"
        id={id}
        value={value}
        defaultChecked={isChosen}
        aria-describedby={`${id}-hint block-${block}-inclusion-error`}
      />
      <div className="admin-settings-form__beside">
        <label htmlFor={id}>{text(value)}</label>
        <p className="field__hint" id={`${id}-hint`} dir="auto">
          {text(`${value}Means`)} {amounts && text(`${value}Example`, amounts)}
        </p>
      </div>
    </div>
  );
}
