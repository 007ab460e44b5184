import type { ReactElement, ReactNode } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ListedProduct } from 'shared-types/admin/store/products';
import type { ProductColumn } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isCounted } from './is-counted';
import { ProductActions } from './product-actions.view';
import type { messages } from './products.messages';

const SKUS_SHOWN = 3;

export interface ListedProductProps {
  readonly block: string;
  readonly product: ListedProduct;
  /** Path and query of the current list page. */
  readonly address: string;
  /** The variant whose stock was just changed. */
  readonly stocked: string | undefined;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** The cells of a product, with a link to its form. */
export function productCells(props: ListedProductProps): Readonly<Record<ProductColumn, ReactNode>> {
  const { product, host } = props;
  const { id, title, picture, productType, workflowStatus } = product;
  return {
    picture: picture && (
      <img
        className="admin-products__picture"
        {...host.image(picture, '48px', 1)}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ),
    title: (
      <a
        className="admin-products__title"
        id={`product-${id}`}
        href={ADMIN_PATH.productEditor.replace('{slug}', id)}
        dir="auto"
      >
        {title}
      </a>
    ),
    status: <Status status={String(workflowStatus)} host={host} />,
    sku: skuText(product),
    stock: stockText(product, host),
    price: priceText(product, host),
    type: host.text('typeName', { type: String(productType) }),
    actions: <ProductActions {...props} />,
  };
}

function Status({ status, host }: { readonly status: string } & Pick<ListedProductProps, 'host'>): ReactElement {
  return (
    <span className="admin-products__status" data-status={status}>
      {host.text('statusName', { status })}
    </span>
  );
}

/** The first SKUs of a product. */
function skuText({ variants }: ListedProduct): string {
  const skus = variants.slice(0, SKUS_SHOWN).map(({ sku }) => sku);
  return skus.join(', ') + (variants.length > SKUS_SHOWN ? ' …' : '');
}

function priceText({ fromCents, toCents }: ListedProduct, { money, text }: ViewHost<typeof messages>): string {
  const from = money.cents(fromCents);
  return fromCents === toCents ? from : text('range', { from, to: money.cents(toCents) });
}

function stockText(product: ListedProduct, { text }: ViewHost<typeof messages>): string {
  const { variants } = product;
  if (!isCounted(product)) return text('uncounted', { variants: variants.length });
  const counted = variants.filter(({ unlimited }) => !unlimited);
  const pieces = counted.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0);
  const empty = counted.filter(({ qtyInStock }) => qtyInStock === 0).length;
  return text('stocked', { pieces, variants: variants.length, empty });
}
