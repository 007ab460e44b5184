import type { DeployReason } from 'shared-types/site/deploy';
import budgets from '../../../../tools/budgets.json';
import outside from '../../../../tools/build/outside-budgets.json';
import { isOfProduct } from '../../../../tools/build/manifests/remote-name.mjs';
import { fileRows, isOver, isWeighed } from '../../../../tools/build/budgets/size-rows.mjs';
import type { CompressedFiles } from '../registry/artifact/compressed-files';

const KILO = 1000;
/** Budgets for remotes of other teams that the product's table does not name. */
const FOR_OTHERS = { ...budgets, files: [...budgets.files, ...outside.files] };

/** Checks the compressed size of a file against its budget, as the build does. */
export async function weighFile(
  compressed: CompressedFiles,
  { remote, path, bytes }: { readonly remote: string; readonly path: string; readonly bytes: Buffer },
): Promise<DeployReason[]> {
  if (!isWeighed(path)) return [];
  return fileRows({ [`${remote}/${path}`]: await compressed.sizeOf(bytes) }, isOfProduct(remote) ? budgets : FOR_OTHERS)
    .filter(isOver)
    .map(({ brotliBytes, budget, why }) => ({
      what:
        budget === undefined
          ? `It weighs ${kilobytes(brotliBytes)}, and no budget names it.`
          : `It weighs ${kilobytes(brotliBytes)} of the ${kilobytes(budget)} it may.`,
      where: path,
      mend: `Make it smaller, or have its budget changed in tools/budgets.json. ${why}`,
    }));
}

function kilobytes(bytes: number): string {
  return `${(bytes / KILO).toFixed(2)} kB`;
}
