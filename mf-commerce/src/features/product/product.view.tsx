import type { ReactElement } from 'react';
import type { Product, ProductTeaser } from 'shared-types/commerce/product';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Price } from '../../parts/price/price.view';
import { ProductCard } from '../../parts/product-card/product-card.view';
import { galleryPictures } from './gallery-pictures';
import { firstBuyable, isSoldOut } from './is-sold-out';
import { ProductForm } from './product-form.view';
import { ProductGallery } from './product-gallery.view';
import type { strings } from './product.strings';
import { shownVariant, type ShownVariant } from './shown-variant';
import { workflowLabel } from './workflow-label';
import '../../parts/price/price.css';
import '../../parts/quantity/quantity.css';
import '../../parts/product-card/product-card.css';
import './product.css';

type ProductHost = RenderHost<typeof strings>;
type ProductProps = PropsOf<'commerce/product/product'>;

/** A product’s page: pictures, what it costs, the way into the cart, what it is, and what stands beside it. */
export function element(props: ProductProps, host: ProductHost): ReactElement {
  const { product, related, shopPath } = props.data['commerce/product/product'];
  const first = firstBuyable(product);
  const pictures = galleryPictures(product, first.picture);
  const variants = product.structuredContent.variants.map((variant) =>
    shownVariant(variant, { product, pictures, host }),
  );
  const chosen = chosenVariant(variants, { typedId: props.form?.values['variantId'], firstId: first.id });
  const soldOut = isSoldOut(product.structuredContent);
  return (
    <article className="commerce-product">
      <div className="commerce-product__page" data-product>
        <ProductGallery pictures={pictures} label={host.text('pictures', { title: product.title })} host={host} />
        <div className="commerce-product__facts">
          <ProductHead product={product} chosen={chosen} soldOut={soldOut} host={host} />
          {soldOut ? (
            <SoldOut shopPath={shopPath} host={host} />
          ) : (
            <ProductForm
              blockId={props.block.id}
              product={product}
              variants={variants}
              chosen={chosen}
              form={props.form}
              host={host}
            />
          )}
          {/* The server has cleaned this HTML. */}
          <div className="commerce-product__text" dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
          <Measures chosen={chosen} host={host} />
        </div>
      </div>
      <Related products={related} host={host} />
    </article>
  );
}

/** Sent back by a refused form, the visitor’s own choice stays chosen. */
function chosenVariant(
  variants: readonly ShownVariant[],
  wanted: { readonly typedId: string | undefined; readonly firstId: string },
): ShownVariant {
  const withId = (id: string | undefined) => variants.find((variant) => variant.id === id);
  const variant = withId(wanted.typedId) ?? withId(wanted.firstId);
  if (!variant) throw new RangeError('A product has at least one variant.');
  return variant;
}

interface HeadProps {
  readonly product: Product;
  readonly chosen: ShownVariant;
  readonly soldOut: boolean;
  readonly host: ProductHost;
}

function ProductHead({ product, chosen, soldOut, host }: HeadProps): ReactElement {
  const Heading = host.context.item ? 'h1' : 'h2';
  const status = host.context.authenticatedAccount ? product.workflowStatus : undefined;
  return (
    <header className="commerce-product__head">
      {status !== undefined && (
        <p className="commerce-product__status">{host.text('workflow', { label: host.text(workflowLabel(status)) })}</p>
      )}
      <Heading className="commerce-product__title">{product.title}</Heading>
      {product.excerpt && <p className="commerce-product__excerpt">{product.excerpt}</p>}
      <div className="commerce-product__price" aria-live="polite">
        <Price now={chosen.now} was={chosen.was} host={host} />
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
      <strong>{host.text('soldOutSentence')}</strong> <a href={shopPath}>{host.text('backToShop')}</a>
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
