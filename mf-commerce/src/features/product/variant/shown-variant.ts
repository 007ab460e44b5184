import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import type { Product, Variant } from 'shared-types/commerce/product';
import type { Picture } from 'shared-types/host/image';
import type { RenderHost } from 'shared-types/host/render-host';
import { optionText } from '../../../parts/option-text/option-text';
import { isScarce } from './is-scarce';
import { isVariantSoldOut, piecesLeft } from './is-sold-out';
import { measurementText, type MeasurementText } from './measurement-text';
import type { messages } from '../product.messages';
import { shownPrice } from './shown-price';

/** A variant as texts, for updating the page after a choice. */
export interface ShownVariant extends MeasurementText {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly now: string;
  /** Empty without a sale. */
  readonly was: string;
  /** Note about the stock; usually empty. */
  readonly note: string;
  readonly buyable: boolean;
  /** Maximum quantity. */
  readonly max: number;
  /** Index of its picture in the gallery, or -1. */
  readonly picture: number;
}

interface ShowContext {
  readonly product: Pick<Product, 'title' | 'structuredContent'>;
  readonly pictures: readonly Picture[];
  readonly host: RenderHost<typeof messages>;
}

export function shownVariant(variant: Variant, { product, pictures, host }: ShowContext): ShownVariant {
  const { productType } = product.structuredContent;
  const { nowCents, wasCents } = shownPrice(variant);
  const { measurementStandard: standard } = host.context.settings.storeSettings;
  return {
    id: variant.id,
    name: optionText(variant.optionValues) || product.title,
    values: variant.optionValues.map(({ value }) => value),
    now: host.money.cents(nowCents),
    was: wasCents === undefined ? '' : host.money.cents(wasCents),
    note: stockNote(variant, { product, host }),
    buyable: !isVariantSoldOut(variant, productType),
    max: Math.min(piecesLeft(variant, productType) ?? LINE_QUANTITY_MAX, LINE_QUANTITY_MAX),
    picture: pictures.findIndex(({ src }) => src === variant.picture?.src),
    ...measurementText(variant.shipping, { standard, numberFormat: host.context.numberFormat }),
  };
}

function stockNote(variant: Variant, { product, host }: Omit<ShowContext, 'pictures'>): string {
  const { productType } = product.structuredContent;
  const left = piecesLeft(variant, productType);
  if (left === 0) return host.text('choiceSoldOut');
  return isScarce(left, host.context.settings.storeSettings.scarcityThreshold)
    ? host.text('fewLeft', { count: left })
    : '';
}
