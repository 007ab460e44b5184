import type { ReactElement } from 'react';
import { GIFT_CARD_PARAMETER } from 'shared-types/commerce/gift-card-checkout';
import type { Product } from 'shared-types/commerce/product';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { RenderHost } from 'shared-types/host/render-host';
import { optionText } from '../../../parts/option-text/option-text';
import type { messages } from '../product.messages';
import { shownPrice } from '../variant/shown-price';
import type { ShownVariant } from '../variant/shown-variant';

interface GiftCardFormProps {
  readonly product: Pick<Product, 'id' | 'optionNames' | 'structuredContent'>;
  readonly chosen: ShownVariant;
  readonly host: RenderHost<typeof messages>;
}

/**
 * A form that leads to the checkout of a gift card. Checkouts are never framed: in the editing frame it opens in the whole
 * window.
 */
export function GiftCardForm({ product, chosen, host }: GiftCardFormProps): ReactElement {
  const { context } = host;
  return (
    <form
      className="commerce-product__form"
      method="get"
      action={(context.languageRoot ?? '') + STORE_PATH.giftCard}
      target="_top"
      data-gift-card=""
    >
      <input type="hidden" name={GIFT_CARD_PARAMETER.websiteId} value={context.website.id} />
      <input type="hidden" name={GIFT_CARD_PARAMETER.giftCardProductId} value={product.id} />
      <Skus product={product} chosen={chosen} host={host} />
      <div className="commerce-product__buy">
        <button type="submit" className="button commerce-product__add">
          {host.text('buyGiftCard')}
        </button>
      </div>
    </form>
  );
}

/** Tiles of variants; those without a SKU are chosen at the checkout. */
function Skus({ product: { optionNames, structuredContent }, chosen, host }: GiftCardFormProps): ReactElement | null {
  const { variants } = structuredContent;
  if (variants.some(({ sku }) => !sku)) return null;
  if (variants.length === 1) return <input type="hidden" name={GIFT_CARD_PARAMETER.sku} value={variants[0]?.sku} />;
  return (
    <fieldset className="commerce-product__choice">
      <legend>{optionNames.join(' / ')}</legend>
      <div className="commerce-product__tiles">
        {variants.map((variant) => {
          const [name, now] = [optionText(variant.optionValues), host.money.cents(shownPrice(variant).nowCents)];
          return (
            <label key={variant.id} className="commerce-product__tile">
              <input
                type="radio"
                name={GIFT_CARD_PARAMETER.sku}
                value={variant.sku}
                defaultChecked={variant.id === chosen.id}
              />
              <span className="commerce-product__tile-name">{name}</span>
              {!now.startsWith(name) && <span className="commerce-product__tile-price">{now}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
