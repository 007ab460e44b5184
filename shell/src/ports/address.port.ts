export interface AddressPort {
  /** The page's URL. */
  current(): URL;
  /** Goes to an http(s) URL; refuses other schemes. */
  go(address: string): void;
}

/**
 * Every other URL is another document.
 *
 * @implements ROUTE-01 ROUTE-04
 */
export function createAddressPort(view: Window): AddressPort {
  const { location } = view;
  const current = (): URL => new URL(location.href);
  return {
    current,
    go(address) {
      const url = new URL(address, current());
      if (!/^https?:$/.test(url.protocol)) throw new Error(`Not an address to go to: ${address}`);
      const { href } = location;
      if (url.href !== href) location.assign(url.href);
      // Browsers do not leave a page for its own URL or a fragment of it.
      if (url.href === href || (url.hash && url.href.split('#')[0] === href.split('#')[0])) location.reload();
    },
  };
}

/** Replaces the page by a path of this site, without a history entry. */
export function replacePage(view: Window, path: string): void {
  view.location.replace(path);
}
