import type { ReactElement, ReactNode } from 'react';
import { PRODUCT_TYPE, type Product } from 'shared-types/commerce/product';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { Price } from '../../../parts/price/price.view';
import { galleryPictures } from './gallery-pictures';
import { firstBuyable, isSoldOut } from '../variant/is-sold-out';
import { GiftCardForm } from './gift-card-form.view';
import { ProductForm } from './form.view';
import { ProductGallery } from './gallery.view';
import type { messages } from '../product.messages';
import { shownVariant, type ShownVariant } from '../variant/shown-variant';
import { workflowLabel } from '../workflow-label';
import '../../../parts/price/price.css';
import '../../../parts/quantity/quantity.css';
import '../product.css';

type ProductHost = RenderHost<typeof messages>;

/** A product without its description. */
export type OfferedProduct = Omit<Product, 'descriptionHtml'>;

interface OfferProps {
  readonly blockId: string;
  readonly product: OfferedProduct;
  readonly shopPath: string;
  readonly form?: FormState | undefined;
  readonly host: ProductHost;
  /** True if the title is already above it. */
  readonly isTitled?: boolean;
  /** True if its pictures open in the lightbox. */
  readonly hasLightbox?: boolean;
  /** Rating in one line; undefined if unknown. */
  readonly rating?: ReactNode;
  /** Subscription form; undefined if it is only on the product’s own page. */
  readonly subscription?: ReactNode;
  /** Content below the add-to-cart form. */
  readonly children: ReactNode;
}

/** A product with pictures, price and add-to-cart form, for its page and the quick view. */
export function ProductOffer(props: OfferProps): ReactElement {
  const { blockId, shopPath, form, host, hasLightbox, subscription, children } = props;
  const product = boughtOnce(props.product);
  const first = firstBuyable(product);
  const pictures = galleryPictures(product, first.picture);
  const variants = product.structuredContent.variants.map((variant) =>
    shownVariant(variant, { product, pictures, host }),
  );
  const chosen = chosenVariant(variants, { typedId: form?.values['variantId'], firstId: first.id });
  const soldOut = isSoldOut(product.structuredContent);
  return (
    <div className="commerce-product__page" data-product>
      <ProductGallery pictures={pictures} title={product.title} set={hasLightbox ? blockId : undefined} host={host} />
      <div className="commerce-product__facts">
        <ProductHead {...props} chosen={chosen} soldOut={soldOut} />
        {isOnlySubscribed(product) ? null : soldOut ? (
          <SoldOut shopPath={shopPath} host={host} />
        ) : isGiftCard(product) ? (
          <GiftCardForm product={product} chosen={chosen} host={host} />
        ) : (
          <ProductForm
            blockId={blockId}
            product={product}
            variants={variants}
            chosen={chosen}
            form={form}
            host={host}
          />
        )}
        {subscription}
        {children}
        <Measures chosen={chosen} host={host} />
      </div>
    </div>
  );
}

/** The product without subscription-only variants, if others are left. */
function boughtOnce(product: OfferedProduct): OfferedProduct {
  const { structuredContent } = product;
  const variants = structuredContent.variants.filter(({ subscriptionPlan }) => !subscriptionPlan);
  return variants.length === 0 ? product : { ...product, structuredContent: { ...structuredContent, variants } };
}

/** Its price is shown with the interval, and it cannot be added to a cart. */
function isOnlySubscribed({ structuredContent }: OfferedProduct): boolean {
  return structuredContent.variants.every(({ subscriptionPlan }) => subscriptionPlan);
}

/** After a refused form, the visitor’s choice stays chosen. */
function chosenVariant(
  variants: readonly ShownVariant[],
  wanted: { readonly typedId: string | undefined; readonly firstId: string },
): ShownVariant {
  const withId = (id: string | undefined) => variants.find((variant) => variant.id === id);
  const variant = withId(wanted.typedId) ?? withId(wanted.firstId);
  if (!variant) throw new RangeError('A product has at least one variant.');
  return variant;
}

/** Gift cards have a checkout of their own, where the price follows the choice. */
function isGiftCard({ structuredContent }: OfferedProduct): boolean {
  return structuredContent.productType === PRODUCT_TYPE.giftCard;
}

/** True if there is nothing to choose. */
function isOnly({ structuredContent }: OfferedProduct): boolean {
  return structuredContent.variants.length === 1;
}

interface HeadProps extends Pick<OfferProps, 'product' | 'host' | 'isTitled' | 'rating'> {
  readonly chosen: ShownVariant;
  readonly soldOut: boolean;
}

function ProductHead({ product, chosen, soldOut, host, isTitled, rating }: HeadProps): ReactElement {
  const Heading = host.context.item ? 'h1' : 'h2';
  const status = host.context.authenticatedAccount ? product.workflowStatus : undefined;
  return (
    <header className="commerce-product__head">
      {status !== undefined && (
        <p className="commerce-product__status">{host.text('workflow', { label: host.text(workflowLabel(status)) })}</p>
      )}
      {!isTitled && <Heading className="commerce-product__title">{product.title}</Heading>}
      {product.excerpt && <p className="commerce-product__excerpt">{product.excerpt}</p>}
      {rating}
      <div className="commerce-product__price" aria-live="polite">
        {!isOnlySubscribed(product) && (!isGiftCard(product) || isOnly(product)) && (
          <Price now={chosen.now} was={chosen.was} host={host} />
        )}
        <span className="commerce-product__note" data-note>
          {soldOut ? host.text('soldOut') : chosen.note}
        </span>
      </div>
    </header>
  );
}

function SoldOut({ shopPath, host }: { readonly shopPath: string; readonly host: ProductHost }): ReactElement {
  return (
    <p className="commerce-product__sold-out">
      <strong>{host.text('soldOutMessage')}</strong> <a href={shopPath}>{host.text('backToShop')}</a>
    </p>
  );
}

function Measures({ chosen, host }: { readonly chosen: ShownVariant; readonly host: ProductHost }): ReactElement {
  return (
    <dl className="commerce-product__measures" data-measures hidden={!chosen.weight && !chosen.size}>
      <div hidden={!chosen.size}>
        <dt>{host.text('size')}</dt>
        <dd data-size>{chosen.size}</dd>
      </div>
      <div hidden={!chosen.weight}>
        <dt>{host.text('weight')}</dt>
        <dd data-weight>{chosen.weight}</dd>
      </div>
    </dl>
  );
}
