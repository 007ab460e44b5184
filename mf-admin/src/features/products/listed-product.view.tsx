import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ListedProduct } from 'shared-types/admin/store/products';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isCounted } from './is-counted';
import type { messages } from './products.messages';
import { StockForm } from './stock-form.view';

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

/** A product with picture, price, stock and visibility. */
export function Listed(props: ListedProductProps): ReactElement {
  const { product, host } = props;
  const { id, title, picture, productType, workflowStatus } = product;
  const titleId = `product-${id}`;
  return (
    <li className="admin-products__entry">
      <article className="admin-products__article" aria-labelledby={titleId}>
        <div className="admin-products__picture">
          {picture && <img {...host.image(picture, '64px', 1)} alt="" loading="lazy" decoding="async" />}
        </div>
        <div className="admin-products__texts">
          <h2 className="admin-products__title" id={titleId} dir="auto">
            <a href={ADMIN_PATH.productEditor.replace('{slug}', id)}>{title}</a>
          </h2>
          <p className="admin-products__note">
            {host.text('typeName', { type: String(productType) })} · {priceText(product, host)}
          </p>
          <p>
            <span className="admin-products__status" data-status={String(workflowStatus)}>
              {host.text('statusName', { status: String(workflowStatus) })}
            </span>
          </p>
          <p>{stockText(product, host)}</p>
        </div>
        <StockForm {...props} />
      </article>
    </li>
  );
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
