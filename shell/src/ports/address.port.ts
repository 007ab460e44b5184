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
  const current = (): URL => new URL(view.location.href);
  return {
    current,
    go(address) {
      const url = new URL(address, current());
      if (!/^https?:$/.test(url.protocol)) throw new Error(`Not an address to go to: ${address}`);
      if (url.href === view.location.href) view.location.reload();
      else view.location.assign(url.href);
    },
  };
}

/** Goes to a path of this site in place of the page, to which the back button then does not lead. */
export function replacePage(view: Window, path: string): void {
  view.location.replace(path);
}
