import type { CSSProperties, ReactElement } from 'react';
import type { ShopListing } from 'shared-types/commerce/shop';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages as listingMessages } from './shop-listing.messages';
import type { messages } from './shop.messages';

const NAV: CSSProperties = {
  display: 'grid',
  gap: 'var(--space-4)',
  justifyItems: 'center',
  marginBlockStart: 'var(--space-6)',
};
const ROW: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2) var(--space-4)',
};
/** A comfortable touch target. */
const LINK: CSSProperties = { display: 'inline-block', paddingBlock: 'var(--space-3)' };

interface ShopPagesProps {
  readonly listing: ShopListing;
  /** Number of shown products. */
  readonly shown: number;
  readonly host: RenderHost<typeof messages & typeof listingMessages>;
}

/** Links to the other pages of a shop; empty if there are none. */
export function ShopPages({ listing, shown, host }: ShopPagesProps): ReactElement | undefined {
  const { count, first, previousPath, nextPath } = listing;
  if (shown === 0 || shown === count) return undefined;
  return (
    <nav aria-label={host.text('pages')} style={NAV} data-shop-pages>
      {nextPath && <LoadMore path={nextPath} label={host.text('loadMore')} />}
      <div style={ROW}>
        {previousPath && (
          <a href={previousPath} rel="prev" style={LINK}>
            {host.text('previousPage')}
          </a>
        )}
        <span data-shop-shown>{host.text('shown', { first, last: first + shown - 1, count })}</span>
        {nextPath && (
          <a href={nextPath} rel="next" style={LINK}>
            {host.text('nextPage')}
          </a>
        )}
      </div>
    </nav>
  );
}

/** A form, because early submits are queued until the script is loaded, unlike clicks on links. */
function LoadMore({ path, label }: { readonly path: string; readonly label: string }): ReactElement {
  const [action, query] = path.split('?');
  return (
    <form action={action} method="get" data-load-more>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}
