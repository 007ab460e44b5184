import type { Host } from 'shared-types/host/host';
import { createPageReader } from '../../parts/page-reader/page-reader.effects';
import type { messages } from './shop.messages';

/** What showing a shop otherwise works with. */
export interface ShopInPlace {
  readonly root: HTMLElement;
  readonly host: Pick<Host<typeof messages>, 'announcer' | 'navigate' | 'stop' | 'text'>;
  /** The shop as its server shows it at an address; nothing where another was asked for meanwhile, or is gone to instead. */
  readonly read: (address: string) => Promise<FreshShop | undefined>;
  /** The address whose products are shown. */
  at: string;
}

/** The shop as it is at an address. */
interface FreshShop {
  readonly title: string;
  readonly root: HTMLElement;
  readonly results: HTMLElement;
}

/** Makes what the ways to show a shop otherwise share. */
export function createShopInPlace(root: HTMLElement, host: ShopInPlace['host']): ShopInPlace {
  const readPage = createPageReader(host.stop);
  const read = async (address: string): Promise<FreshShop | undefined> => {
    shopPart(root, 'results')?.setAttribute('aria-busy', 'true');
    const page = await readPage(address);
    if (page === 'ended') return undefined;
    const fresh = page?.getElementById(root.id);
    const results = fresh && shopPart(fresh, 'results');
    if (page && fresh && results) return { title: page.title, root: fresh, results };
    host.navigate(address);
    return undefined;
  };
  return { root, host, read, at: addressHere() };
}

/** The part of a shop with this name. */
export function shopPart(
  within: ParentNode,
  name: 'results' | 'count' | 'filters' | 'pages' | 'shown',
): HTMLElement | null {
  return within.querySelector<HTMLElement>(`[data-shop-${name}]`);
}

/** The page's own path and query. */
export function addressHere(): string {
  return location.pathname + location.search;
}
