import type { Host } from 'shared-types/host/host';
import { createPageReader } from '../../parts/page-reader/page-reader.effects';
import type { messages } from './shop.messages';

export interface ShopInPlace {
  readonly root: HTMLElement;
  readonly host: Pick<Host<typeof messages>, 'announcer' | 'navigate' | 'stop' | 'text'>;
  /**
   * Loads the shop as the server renders it at a URL; undefined if another URL was requested meanwhile, or the browser
   * navigates instead.
   */
  readonly read: (address: string) => Promise<FreshShop | undefined>;
  /** The URL whose products are shown. */
  at: string;
}

interface FreshShop {
  readonly title: string;
  readonly root: HTMLElement;
  readonly results: HTMLElement;
}

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

/** The page's path and query. */
export function addressHere(): string {
  return location.pathname + location.search;
}
