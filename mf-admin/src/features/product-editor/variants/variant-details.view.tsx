import type { ReactElement } from 'react';
import { BILLING_UNITS } from 'shared-types/commerce/orders/subscription';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { AMOUNT, COUNT } from '../../../parts/settings-form/settings-controls.view';
import { BoxField, ChoiceField, LineField } from '../sections/field.view';
import { filledOptions } from '../sections/form-rows';
import { valueOf, type FormValues } from '../product-editor-host';
import type { VariantRowProps } from './variant-row.view';

const MEASURES = ['weight', 'length', 'width', 'height'] as const;
/** Fields of a row that are always in view. */
const SHOWN = /\.(?:price|sale|onSale|stock|unlimited|sku)$/;

/** What seldom changes: values, position, picture, subscription, weight and dimensions, and removal. */
export function VariantDetails({ row, ...formValues }: VariantRowProps): ReactElement {
  const { host, form } = formValues;
  const { text } = host;
  const at = (name: string) => `v.${row}.${name}`;
  const isWrongInside = Object.keys(form?.errors ?? {}).some((name) => name.startsWith(at('')) && !SHOWN.test(name));
  const isRemoved = valueOf(formValues, at('remove')) !== '';
  return (
    <details className="admin-product-editor__details" open={isWrongInside || isRemoved}>
      <summary>{text('more')}</summary>
      <div className="admin-product-editor__fields">
        {filledOptions(formValues).map((number) => (
          <LineField
            key={number}
            {...formValues}
            name={at(`option.${number}`)}
            label={valueOf(formValues, `option.${number}.name`)}
            more={{ maxLength: PRODUCT_LIMIT.optionValueLength }}
          />
        ))}
        <LineField {...formValues} name={at('place')} label={text('place')} more={COUNT} />
        <VariantPicture {...formValues} row={row} />
        <SubscriptionPlanFields {...formValues} row={row} />
        {MEASURES.map((name) => (
          <LineField
            key={name}
            {...formValues}
            name={at(name)}
            label={text(name, { unit: unitOf(formValues, name) })}
            more={AMOUNT}
          />
        ))}
        <BoxField {...formValues} name={at('remove')} label={text('remove')} />
      </div>
    </details>
  );
}

/** A select for the picture of this variant, among the product's pictures. */
function VariantPicture({ row, ...formValues }: VariantRowProps): ReactElement {
  const { view, host } = formValues;
  const name = `v.${row}.picture`;
  const chosen = valueOf(formValues, name);
  const own = (view.saved?.pictures ?? []).filter(({ id }) => valueOf(formValues, `p.${id}`) !== '' || id === chosen);
  const isKnown = chosen === '' || own.some(({ id }) => id === chosen);
  return (
    <ChoiceField
      {...formValues}
      name={name}
      label={host.text('variantPicture')}
      choices={[
        ['', host.text('noPicture')],
        ...own.map(({ id, name: called }) => [id, called] as const),
        ...(isKnown ? [] : [[chosen, chosen] as const]),
      ]}
    />
  );
}

/** Billing interval and number of payments. */
function SubscriptionPlanFields({ row, ...formValues }: VariantRowProps): ReactElement {
  const { host } = formValues;
  const field = (name: 'every' | 'everyCount' | 'times') => ({
    ...formValues,
    name: `v.${row}.${name}`,
    label: host.text(name),
  });
  return (
    <>
      <ChoiceField
        {...field('every')}
        choices={['', ...BILLING_UNITS].map((unit) => [unit, host.text('everyUnit', { unit })] as const)}
      />
      <LineField {...field('everyCount')} more={COUNT} />
      <LineField {...field('times')} hint={host.text('timesHint')} more={COUNT} />
    </>
  );
}

function unitOf({ view }: FormValues, measure: (typeof MEASURES)[number]): string {
  if (view.units === 'imperial') return measure === 'weight' ? 'lbs' : '"';
  return measure === 'weight' ? 'kg' : 'cm';
}
