import type { ReactElement } from 'react';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { BILLING_UNITS } from 'shared-types/commerce/orders/subscription';
import { NEW_PRODUCT } from 'shared-types/admin/store/product-editor';
import { BoxField, ChoiceField, LineField } from './field.view';
import { optionCount } from './form-rows';
import { valueOf, type FormValues } from '../product-editor-host';

const MEASURES = ['weight', 'length', 'width', 'height'] as const;
/** Digits are left to right in every language. */
const AMOUNT = { inputMode: 'decimal', dir: 'ltr', maxLength: 40 } as const;
const COUNT = { inputMode: 'numeric', dir: 'ltr', maxLength: 9 } as const;

interface VariantRowProps extends FormValues {
  /** Prefix of its field names: the variant's id, or `n1` and so on. */
  readonly row: string;
  /** True for an empty row. */
  readonly isSpare?: boolean;
}

/** A variant. Frequently changed fields are visible, the others collapsed. */
export function VariantRow({ row, isSpare, ...formValues }: VariantRowProps): ReactElement {
  const { host, view, form } = formValues;
  const at = (name: string) => `v.${row}.${name}`;
  const field = (name: 'sku' | 'sale' | 'onSale' | 'stock' | 'unlimited' | 'place' | 'remove') => ({
    ...formValues,
    name: at(name),
    label: host.text(name),
  });
  const isNew = view.id === NEW_PRODUCT;
  const shown = ['price', 'sale', 'onSale', 'stock', 'unlimited'].map(at);
  const isWrongInside = Object.keys(form?.errors ?? {}).some(
    (name) => name.startsWith(at('')) && !shown.includes(name),
  );
  return (
    <fieldset className="admin-product-editor__variant">
      <legend className="admin-product-editor__name" dir="auto">
        {isSpare ? host.text('newVariant') : nameOf(row, formValues)}
      </legend>
      <div className="admin-product-editor__fields">
        <LineField
          {...formValues}
          name={at('price')}
          label={host.text('priceIn', { currency: view.currency })}
          more={AMOUNT}
        />
        <LineField {...field('sale')} more={AMOUNT} />
        <LineField {...field('stock')} more={COUNT} />
        <BoxField {...field('onSale')} />
        <BoxField {...field('unlimited')} />
      </div>
      {!isSpare && <input type="hidden" name={at('seen')} value={valueOf(formValues, at('seen'))} />}
      {isSpare && <Values {...formValues} row={row} />}
      <details className="admin-product-editor__more" open={isWrongInside}>
        <summary>{host.text('more')}</summary>
        <div className="admin-product-editor__fields">
          {!isSpare && <Values {...formValues} row={row} />}
          <LineField
            {...field('sku')}
            hint={host.text(isSpare ? 'skuHint' : 'skuStays')}
            more={{ maxLength: PRODUCT_LIMIT.skuLength }}
          />
          {!isNew && <LineField {...field('place')} more={COUNT} />}
          {!isNew && <VariantPicture {...formValues} row={row} />}
          <SubscriptionPlanFields {...formValues} row={row} />
          {MEASURES.map((name) => (
            <LineField
              key={name}
              {...formValues}
              name={at(name)}
              label={host.text(name, { unit: unitOf(formValues, name) })}
              more={AMOUNT}
            />
          ))}
          {!isSpare && <BoxField {...field('remove')} />}
        </div>
      </details>
    </fieldset>
  );
}

type RowProps = FormValues & { readonly row: string };

function nameOf(row: string, formValues: FormValues): string {
  const values = Array.from({ length: optionCount(formValues) }, (_, index) =>
    valueOf(formValues, `v.${row}.option.${index + 1}`),
  );
  const name = values.filter((value) => value !== '').join(' / ');
  return name || valueOf(formValues, `v.${row}.sku`) || formValues.host.text('onlyVariant');
}

function Values({ row, ...formValues }: RowProps): ReactElement {
  const count = optionCount(formValues);
  const names = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <>
      {names.map((number) => (
        <LineField
          key={number}
          {...formValues}
          name={`v.${row}.option.${number}`}
          label={formValues.view.saved?.optionNames[number - 1] ?? formValues.host.text('option', { number })}
          more={{ maxLength: PRODUCT_LIMIT.optionValueLength }}
        />
      ))}
    </>
  );
}

/** A select for the picture of this variant, among the product's pictures. */
function VariantPicture({ row, ...formValues }: RowProps): ReactElement {
  const { view, host } = formValues;
  const name = `v.${row}.picture`;
  const chosen = valueOf(formValues, name);
  const own = (view.saved?.pictures ?? []).filter(
    ({ id }) => view.saved?.values[`p.${id}`] !== undefined || id === chosen,
  );
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
function SubscriptionPlanFields({ row, ...formValues }: RowProps): ReactElement {
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
