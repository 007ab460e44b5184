import { isLongProof } from '../../../../tools/testing/proof';

/** One of so many pages, beginning with that one; all of them in the long form of a proof. */
export function somePages(
  paths: readonly string[],
  { oneOf, from = 0 }: { readonly oneOf: number; readonly from?: number },
): readonly string[] {
  return isLongProof ? paths : paths.filter((_, index) => index % oneOf === from);
}
