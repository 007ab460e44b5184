export interface BlockLink {
  /** A path on this site, or an `https:`, `mailto:` or `tel:` URL. */
  readonly href: string;
  /** Link text; empty if the picture is the link. */
  readonly label: string;
  /** True opens a new window; false if absent. */
  readonly newWindow?: boolean;
}
