/** Where the page is, and the way to another one. */
export interface AddressPort {
  /** The page's address. */
  current(): URL;
  /** Goes to an address of the web; refuses any other scheme. */
  go(address: string): void;
}

/**
 * The browser's address bar: another address is always another document.
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
      // To itself, or a place on it, no browser leaves a page.
      if (url.href === href || (url.hash && url.href.split('#')[0] === href.split('#')[0])) location.reload();
    },
  };
}

/** Goes to a path of this site in place of the page, to which the back button then does not lead. */
export function replacePage(view: Window, path: string): void {
  view.location.replace(path);
}
