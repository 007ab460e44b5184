import type { CSSProperties, ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Slides } from '../../parts/slides/slides.view';
import { GAP_PX } from './gap';
import { PER_ROW_NARROW, SummaryEntry } from './summary-entry.view';
import { layoutOf } from './summary-layout';
import type { messages } from './summary.messages';
import './summary.css';

/** Items of a collection, each a link to its page; empty if the collection is empty. */
export function element(
  { block, data }: PropsOf<'blocks/summary/items'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['blocks/summary/items'];
  const { title, items, perRow } = view;
  // A title and buttons are useless without items.
  if (items.length === 0) return <></>;
  const layout = layoutOf(block.variant);
  const className = `blocks-summary blocks-summary--${layout}`;
  const style = { '--per-row': perRow, '--gap': `${GAP_PX}px` } as CSSProperties;
  const heading = title && <h2 className="blocks-summary__heading">{title}</h2>;
  const entries = items.map((item, index) => (
    <SummaryEntry key={index} item={item} layout={layout} level={title ? 3 : 2} view={view} host={host} />
  ));
  if (layout === 'carousel')
    return (
      <Slides
        id={`block-${block.id}-slides`}
        title={title || host.text('unnamed')}
        heading={heading}
        className={className}
        style={style}
        attributes={{ 'data-per-row': String(perRow) }}
        slides={entries}
        leastInView={Math.min(perRow, PER_ROW_NARROW)}
        text={host.text}
      />
    );
  return (
    <section className={className} style={style}>
      {heading}
      <ul className="blocks-summary__list" {...LIST}>
        {entries.map((entry, index) => (
          <li key={index} className="blocks-summary__place">
            {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}

const LIST = { role: 'list' };
