import { isLongProof } from '../../../../tools/testing/proof';

/** Every n-th page, starting with one; all pages in the long proof. */
export function somePages(
  paths: readonly string[],
  { oneOf, from = 0 }: { readonly oneOf: number; readonly from?: number },
): readonly string[] {
  return isLongProof ? paths : paths.filter((_, index) => index % oneOf === from);
}
