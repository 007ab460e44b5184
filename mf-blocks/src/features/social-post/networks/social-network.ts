/** A post at a network. */
export interface KnownPost {
  /** Its address, without what follows visitors. */
  readonly href: string;
  /** The name of the account, with `@`; undefined if the address has none. */
  readonly handle: string | undefined;
  /** The address of an account by its name without `@`, as a mention in the post has it; undefined for no name of an account. */
  accountHref(name: string): string | undefined;
  /** The address of a tag, by its name without `#`. */
  tagHref(name: string): string;
}

/** A network whose posts are known by their addresses. */
export interface SocialNetwork {
  readonly name: string;
  /** Undefined for an address of anything else. */
  find(address: URL): KnownPost | undefined;
}

/** True for the name of a host with a domain: `fern.example`. */
export function isDomain(name: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)+$/.test(name);
}
