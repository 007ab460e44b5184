import type { ReactElement } from 'react';
import type { Product, ProductTeaser } from 'shared-types/commerce/product';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState, PropsOf } from 'shared-types/render';
import { ProductCard } from '../../parts/product-card/product-card.view';
import { ProductOffer } from './offer/offer.view';
import type { messages as recurringMessages } from '../../parts/recurring/recurring.messages';
import type { messages as subscriptionMessages } from './offer/subscription.messages';
import { SubscriptionForm } from './offer/subscription-form.view';
import { RatingLink, Reviews } from './reviews/reviews.view';
import type { messages as reviewMessages } from './reviews/reviews.messages';
import type { messages } from './product.messages';
import '../../parts/product-card/product-card.css';

type ProductHost = RenderHost<
  typeof messages & typeof reviewMessages & typeof subscriptionMessages & typeof recurringMessages
>;
type ProductProps = PropsOf<'commerce/product/product'>;

/** A product’s page: offer, description, and related products. */
export function element(props: ProductProps, host: ProductHost): ReactElement {
  const { product, related, shopPath, reviews } = props.data['commerce/product/product'];
  return (
    <article className="commerce-product">
      <ProductOffer
        blockId={props.block.id}
        product={product}
        shopPath={shopPath}
        form={isOfSubscription(product, props.form) ? undefined : props.form}
        host={host}
        hasLightbox
        subscription={<SubscriptionForm blockId={props.block.id} product={product} form={props.form} host={host} />}
        rating={reviews && <RatingLink reviews={reviews} host={host} />}
      >
        {/* The server has cleaned this HTML. */}
        <div className="commerce-product__text" dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
      </ProductOffer>
      {reviews && <Reviews reviews={reviews} host={host} />}
      <Related products={related} host={host} />
    </article>
  );
}

/** A refused form shows its error at the form that was sent. */
function isOfSubscription({ structuredContent }: Product, form: FormState | undefined): boolean {
  const { variantId } = form?.values ?? {};
  return structuredContent.variants.some(({ id, subscriptionPlan }) => id === variantId && subscriptionPlan);
}

interface RelatedProps {
  readonly products: readonly ProductTeaser[];
  readonly host: ProductHost;
}

function Related({ products, host }: RelatedProps): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <section className="commerce-product__related">
      <h2>{host.text('related')}</h2>
      <ul className="commerce-product-cards">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} host={host} level={3} />
        ))}
      </ul>
    </section>
  );
}
