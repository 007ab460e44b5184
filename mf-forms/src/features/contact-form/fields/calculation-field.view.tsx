import { amountStyle } from 'shared-types/site/number/amount-style';
import { fieldDescription } from 'shared-types/site/field';
import { commonField } from './common-field.view';
import { Single } from './field-group.view';
import type { FieldKind } from './field-props';

/** The result of a calculation, which the script keeps current. Without script a note says that it comes with the receipt. */
export const CalculationField: FieldKind = (props) => {
  const { field, elementId, result = '', text } = props;
  return (
    <Single props={props}>
      <p className="forms-contact-form__result">
        <output
          id={`${elementId}-value`}
          data-calculation={field.id}
          data-amount={field.currencySymbol ? JSON.stringify(amountStyle(field.currencySymbol)) : undefined}
          aria-describedby={fieldDescription(commonField(props))}
        >
          {result}
        </output>
      </p>
      <p className="forms-contact-form__unfollowed">{text('calculatedLater')}</p>
    </Single>
  );
};
