import { PRODUCT_TYPE, type Variant } from 'shared-types/commerce/product';
import type { GiftCardChoice } from 'shared-types/commerce/gift-card-checkout';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { catalogueOf } from '../../site/catalogue/catalogue';
import type { CatalogueEntry } from '../../site/catalogue/catalogue-entry';
import { unitPriceCents } from '../../site/catalogue/unit-price';

/** A gift card with its variant. */
export interface OfferedGiftCard extends GiftCardChoice {
  readonly variant: Variant;
}

export interface FoundGiftCard {
  readonly entry: CatalogueEntry;
  readonly choices: readonly OfferedGiftCard[];
}

/** The gift card product with this id, if it is on sale; variants without a price cannot be bought. */
export async function findGiftCard(
  db: Database,
  site: Site,
  productId: string | null,
): Promise<FoundGiftCard | undefined> {
  const entry = (await catalogueOf(db, site)).find(({ product }) => product.id === productId);
  if (entry?.product.structuredContent.productType !== PRODUCT_TYPE.giftCard) return undefined;
  const choices = entry.product.structuredContent.variants.map(choiceOf).filter(({ priceCents }) => priceCents > 0);
  return choices.length > 0 ? { entry, choices } : undefined;
}

/** A card on sale keeps the value of its regular price. */
function choiceOf(variant: Variant): OfferedGiftCard {
  const { sku, optionValues, priceCents: worthCents } = variant;
  const priceCents = unitPriceCents(variant);
  const name = optionValues.map(({ value }) => value).join(', ');
  return { value: `${sku} ${priceCents}`, sku, name, priceCents, worthCents, variant };
}
