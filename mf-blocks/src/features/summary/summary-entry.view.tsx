import type { ReactElement } from 'react';
import type { SummaryItem, SummaryView } from 'shared-types/blocks/summary';
import type { RenderHost } from 'shared-types/host/render-host';
import { PictureImage } from '../../parts/picture/picture-image.view';
import { ProductPrice } from '../../parts/product-price/product-price.view';
import type { SummaryLayout } from './summary-layout';
import type { messages } from './summary.messages';

export interface SummaryEntryProps {
  readonly item: SummaryItem;
  readonly layout: SummaryLayout;
  /** Level of its title's heading. */
  readonly level: 2 | 3;
  readonly view: Pick<SummaryView, 'perRow' | 'aspectRatio'>;
  readonly host: RenderHost<Readonly<Record<keyof typeof messages, string>>>;
}

/** Maximum side by side on a phone. */
export const PER_ROW_NARROW = 2;

export function SummaryEntry({ item, layout, level, view, host }: SummaryEntryProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="blocks-summary__item">
      <ItemPicture item={item} layout={layout} view={view} host={host} />
      <div className="blocks-summary__content">
        <Heading className="blocks-summary__title">
          <a className="blocks-summary__link" href={item.path}>
            {item.title}
          </a>
        </Heading>
        {item.product && <ProductPrice product={item.product} host={host} />}
        {item.text && <p className="blocks-summary__text">{item.text}</p>}
      </div>
    </div>
  );
}

/** Has no alternative text, because the title is beside it. In even tiles, a missing picture keeps its space. */
function ItemPicture({ item, layout, view, host }: Omit<SummaryEntryProps, 'level'>): ReactElement | null {
  const aspectRatio = layout === 'wall' ? undefined : view.aspectRatio;
  if (!item.picture)
    return layout === 'grid' || layout === 'carousel' ? (
      <div className="blocks-summary__picture" style={{ aspectRatio }} />
    ) : null;
  return (
    <PictureImage
      picture={{ ...item.picture, alt: '' }}
      image={host.image}
      className="blocks-summary__picture"
      sizes={sizesOf(layout, view.perRow)}
      aspectRatio={aspectRatio}
    />
  );
}

function sizesOf(layout: SummaryLayout, perRow: number): string {
  if (layout === 'list') return '(width < 800px) 30vw, 14rem';
  return `(width < 800px) ${100 / Math.min(perRow, PER_ROW_NARROW)}vw, ${Math.ceil(100 / perRow)}vw`;
}
