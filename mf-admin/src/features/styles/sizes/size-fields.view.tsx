import type { ReactElement } from 'react';
import { STYLE_SIZES, type StyleFont, type StyleSize } from 'shared-types/admin/styles';
import { hasTwoWeights } from 'shared-types/site/theme/theme-sizes';
import { ChoiceField } from '../../../parts/settings-form/settings-controls.view';
import { fontOf } from '../fonts/font-of';
import { fieldOf, type StylesProps } from '../styles-props';
import { FONT_OF_WEIGHT } from './font-of-weight';

/** Size of text, sizes and weight of headings, weight and shape of buttons. */
export function SizeFields(props: StylesProps): ReactElement {
  return (
    <fieldset className="admin-styles__sizes">
      <legend>{props.host.text('sizes')}</legend>
      <SizeField name="textSize" {...props} />
      <SizeField name="headings" {...props} />
      <SizeField name="headingWeight" {...props} />
      <SizeField name="buttonWeight" {...props} />
      <SizeField name="buttonShape" {...props} />
    </fieldset>
  );
}

function SizeField({ name, ...props }: StylesProps & { readonly name: StyleSize }): ReactElement {
  const { text } = props.host;
  const nameOf = (choice: string): string => {
    if (name !== 'textSize')
      return text('sizeChoice', { choice: `${name.endsWith('Weight') ? 'weight' : name}_${choice}` });
    return choice === '' ? text('textSizeStandard') : text('textSizePx', { px: choice });
  };
  const use = name === 'headingWeight' || name === 'buttonWeight' ? FONT_OF_WEIGHT[name] : undefined;
  return (
    <div>
      <ChoiceField {...fieldOf(props, name)} choices={STYLE_SIZES[name].map((choice) => [choice, nameOf(choice)])} />
      {use && <OneWeight use={use} {...props} />}
    </div>
  );
}

/** Says that a weight cannot be chosen, since the family has one. */
function OneWeight({ use, ...props }: StylesProps & { readonly use: StyleFont }): ReactElement {
  return (
    <p className="field__hint" data-one-weight={use} hidden={hasTwoWeights(fontOf(fieldOf(props, use).value))}>
      {props.host.text('oneWeight')}
    </p>
  );
}
