import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { FieldError } from 'shared-types/site/field';
import type { messages } from '../product.messages';
import type { ShownVariant } from '../variant/shown-variant';

interface ProductChoiceProps {
  readonly id: string;
  readonly optionNames: readonly string[];
  readonly variants: readonly ShownVariant[];
  readonly chosen: ShownVariant;
  readonly host: RenderHost<typeof messages>;
}

/**
 * The choice of a variant: none, tiles for one option, or one list for several, which script splits into a list per option.
 */
export function ProductChoice(props: ProductChoiceProps): ReactElement {
  if (props.variants.length === 1) return <input type="hidden" name="variantId" value={props.chosen.id} />;
  return props.optionNames.length === 1 ? <VariantTiles {...props} /> : <VariantList {...props} />;
}

function VariantTiles({ id, optionNames, variants, chosen, host }: ProductChoiceProps): ReactElement {
  const showPrices = new Set(variants.map(({ now }) => now)).size > 1;
  return (
    <fieldset className="commerce-product__choice" aria-describedby={`${id}-error`}>
      <legend>{optionNames[0]}</legend>
      <div className="commerce-product__tiles">
        {variants.map((variant) => (
          <label key={variant.id} className="commerce-product__tile">
            <input
              type="radio"
              name="variantId"
              value={variant.id}
              defaultChecked={variant === chosen}
              disabled={!variant.buyable}
            />
            <span className="commerce-product__tile-name">{variant.name}</span>
            {showPrices && !includesPrice(variant) && (
              <span className="commerce-product__tile-price">{variant.now}</span>
            )}
            {!variant.buyable && <span className="commerce-product__tile-note">{host.text('soldOut')}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} name="variantId" />
    </fieldset>
  );
}

/** True for a name like `$25`, which already is the price. */
function includesPrice({ name, now }: ShownVariant): boolean {
  return name.replace(/\D/g, '') !== '' && now.startsWith(name);
}

function VariantList({ id, optionNames, variants, chosen, host }: ProductChoiceProps): ReactElement {
  return (
    <div className="commerce-product__choice" data-choice data-option-names={JSON.stringify(optionNames)}>
      <div className="field commerce-product__list" data-variant-list>
        <label htmlFor={id}>{optionNames.join(' / ') || host.text('choose')}</label>
        <select id={id} name="variantId" defaultValue={chosen.id} aria-describedby={`${id}-error`} autoComplete="off">
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id} disabled={!variant.buyable}>
              {listText(variant, host)}
            </option>
          ))}
        </select>
      </div>
      <FieldError id={id} name="variantId" />
    </div>
  );
}

function listText({ name, now: price, buyable }: ShownVariant, host: RenderHost<typeof messages>): string {
  const priced = host.text('variantPrice', { name, price });
  return buyable ? priced : host.text('variantSoldOut', { name: priced });
}
