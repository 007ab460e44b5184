/** A link in the settings of a block. */
export interface BlockLink {
  /** A path on this site, or an `https:`, `mailto:` or `tel:` address. */
  readonly href: string;
  /** Words on the link; none where the picture itself is the link. */
  readonly label: string;
  /** True opens it in a new window; false where absent. */
  readonly newWindow?: boolean;
}
