import type { ReactElement } from 'react';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { BILLING_UNITS } from 'shared-types/commerce/subscription';
import { NEW_PRODUCT } from 'shared-types/config/product-editor';
import { BoxField, ChoiceField, LineField } from './editor-field.view';
import { optionCount } from './form-rows';
import { valueOf, type Filling } from './product-editor-host';

const MEASURES = ['weight', 'length', 'width', 'height'] as const;
/** Digits are written from left to right in every language. */
const AMOUNT = { inputMode: 'decimal', dir: 'ltr', maxLength: 40 } as const;
const COUNT = { inputMode: 'numeric', dir: 'ltr', maxLength: 9 } as const;

interface VariantRowProps extends Filling {
  /** What its fields are called by: the variant's id, or `n1` and so on. */
  readonly row: string;
  /** True for one that is not there yet. */
  readonly isSpare?: boolean;
}

/** A way to buy the product. What changes often stands in the open, all else behind it. */
export function VariantRow({ row, isSpare, ...filling }: VariantRowProps): ReactElement {
  const { host, view, form } = filling;
  const at = (name: string) => `v.${row}.${name}`;
  const field = (name: 'sku' | 'sale' | 'onSale' | 'stock' | 'unlimited' | 'place' | 'remove') => ({
    ...filling,
    name: at(name),
    label: host.text(name),
  });
  const isNew = view.id === NEW_PRODUCT;
  const shown = ['price', 'sale', 'onSale', 'stock', 'unlimited'].map(at);
  const isWrongInside = Object.keys(form?.errors ?? {}).some(
    (name) => name.startsWith(at('')) && !shown.includes(name),
  );
  return (
    <fieldset className="config-product-editor__variant">
      <legend className="config-product-editor__name" dir="auto">
        {isSpare ? host.text('newVariant') : nameOf(row, filling)}
      </legend>
      <div className="config-product-editor__fields">
        <LineField
          {...filling}
          name={at('price')}
          label={host.text('priceIn', { currency: view.currency })}
          more={AMOUNT}
        />
        <LineField {...field('sale')} more={AMOUNT} />
        <LineField {...field('stock')} more={COUNT} />
        <BoxField {...field('onSale')} />
        <BoxField {...field('unlimited')} />
      </div>
      {!isSpare && <input type="hidden" name={at('seen')} value={valueOf(filling, at('seen'))} />}
      {isSpare && <Values {...filling} row={row} />}
      <details className="config-product-editor__more" open={isWrongInside}>
        <summary>{host.text('more')}</summary>
        <div className="config-product-editor__fields">
          {!isSpare && <Values {...filling} row={row} />}
          <LineField
            {...field('sku')}
            hint={host.text(isSpare ? 'skuHint' : 'skuStays')}
            more={{ maxLength: PRODUCT_LIMIT.skuLength }}
          />
          {!isNew && <LineField {...field('place')} more={COUNT} />}
          {!isNew && <VariantPicture {...filling} row={row} />}
          <Plan {...filling} row={row} />
          {MEASURES.map((name) => (
            <LineField
              key={name}
              {...filling}
              name={at(name)}
              label={host.text(name, { unit: unitOf(filling, name) })}
              more={AMOUNT}
            />
          ))}
          {!isSpare && <BoxField {...field('remove')} />}
        </div>
      </details>
    </fieldset>
  );
}

type RowProps = Filling & { readonly row: string };

/** What it is called: its values, or its SKU. */
function nameOf(row: string, filling: Filling): string {
  const values = Array.from({ length: optionCount(filling) }, (_, index) =>
    valueOf(filling, `v.${row}.option.${index + 1}`),
  );
  const name = values.filter((value) => value !== '').join(' / ');
  return name || valueOf(filling, `v.${row}.sku`) || filling.host.text('onlyVariant');
}

function Values({ row, ...filling }: RowProps): ReactElement {
  const count = optionCount(filling);
  const names = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <>
      {names.map((number) => (
        <LineField
          key={number}
          {...filling}
          name={`v.${row}.option.${number}`}
          label={filling.view.saved?.optionNames[number - 1] ?? filling.host.text('option', { number })}
          more={{ maxLength: PRODUCT_LIMIT.optionValueLength }}
        />
      ))}
    </>
  );
}

/** The picture that is shown while this variant is chosen: one of those the product has. */
function VariantPicture({ row, ...filling }: RowProps): ReactElement {
  const { view, host } = filling;
  const name = `v.${row}.picture`;
  const chosen = valueOf(filling, name);
  const own = (view.saved?.pictures ?? []).filter(
    ({ id }) => view.saved?.values[`p.${id}`] !== undefined || id === chosen,
  );
  const isKnown = chosen === '' || own.some(({ id }) => id === chosen);
  return (
    <ChoiceField
      {...filling}
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

/** How often it is paid, and how many times. */
function Plan({ row, ...filling }: RowProps): ReactElement {
  const { host } = filling;
  const field = (name: 'every' | 'everyCount' | 'times') => ({
    ...filling,
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

function unitOf({ view }: Filling, measure: (typeof MEASURES)[number]): string {
  if (view.units === 'imperial') return measure === 'weight' ? 'lbs' : '"';
  return measure === 'weight' ? 'kg' : 'cm';
}
