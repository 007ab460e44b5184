/** The part of justified-layout that is used; it comes without types. */
declare module 'justified-layout' {
  interface LayoutOptions {
    readonly containerWidth: number;
    readonly containerPadding: number;
    readonly boxSpacing: number;
    readonly targetRowHeight: number;
    /** Fraction of the target that a row may be higher or lower. */
    readonly targetRowHeightTolerance: number;
  }
  /** Boxes in order; those with the same `top` are a row. */
  export default function justifiedLayout(
    ratios: readonly number[],
    options: LayoutOptions,
  ): { readonly boxes: readonly { readonly top: number }[] };
}
