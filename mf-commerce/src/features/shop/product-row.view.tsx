import type { CSSProperties, ReactElement } from 'react';
import { PictureImage } from '../../parts/picture/picture.view';
import { Badge, CardPrice, type ProductCardProps } from '../../parts/product-card/product-card.view';

const SIZES = '(min-width: 800px) 11rem, 30vw';

/*
 * Lists are cards with text beside the picture. Their styles are inline: the style sheet is loaded on every page with
 * products, and few shops use lists.
 */
/** One product per row. */
export const LIST: CSSProperties = { gridTemplateColumns: 'minmax(0, 1fr)' };
const ROW: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'clamp(6rem, 30%, 11rem) minmax(0, 1fr)',
  columnGap: 'clamp(var(--space-4), 3vw, var(--space-6))',
  alignItems: 'start',
};
const TEXT: CSSProperties = { display: 'grid', gap: 'var(--space-2)', justifyItems: 'start' };
const EXCERPT: CSSProperties = { margin: 0, maxInlineSize: 'var(--measure)' };
/** Within the row, not over the picture's edge. */
const LOOK: CSSProperties = { position: 'relative', inset: 'auto', marginBlockStart: 'var(--space-2)' };

/** A product in a list: the whole row is a link. */
export function ProductRow({ product, host, level, soon = false, quickView }: ProductCardProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className="commerce-product-card" style={ROW}>
      <div className="commerce-product-card__picture">
        {product.picture && (
          <PictureImage picture={product.picture} sizes={SIZES} host={host} turn={soon ? 'soon' : 'later'} silent />
        )}
        <Badge product={product} host={host} />
      </div>
      <div style={TEXT}>
        <Heading className="commerce-product-card__title">
          <a className="commerce-product-card__link" href={product.path}>
            {product.title}
          </a>
        </Heading>
        {product.excerpt && <p style={EXCERPT}>{product.excerpt}</p>}
        <CardPrice product={product} host={host} />
        {quickView && (
          <form className="commerce-shop__look" style={LOOK} action={product.path} data-quick-view>
            <button type="submit" className="commerce-shop__look-button" aria-label={quickView.label}>
              {quickView.text}
            </button>
          </form>
        )}
      </div>
    </li>
  );
}
