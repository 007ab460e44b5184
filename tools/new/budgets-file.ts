import { readFile } from 'node:fs/promises';
import { BUDGETS_FILE } from '../build/files/folders.mjs';
import { matches, type Budgets } from '../build/budgets/size-rows.mjs';
import { Problem } from '../launch/problem.mjs';
import type { NewFeature } from './check-input.ts';

/** Brotli bytes that a manifest adds to its remote's entry, including its first starts, events and loaders. */
const MANIFEST_BYTES = 120;

/** Adds budgets for a new feature, and raises those of its remote's entry and of files fetched with it. */
export async function budgetsWithRoom({
  remote,
  displayName,
}: Pick<NewFeature, 'remote' | 'displayName'>): Promise<string> {
  const text = await readFile(BUDGETS_FILE, 'utf8');
  const { files, together } = JSON.parse(text) as Budgets;
  const entry = `${remote}/client/remote.js`;
  const row = files.find((one) => matches(one.files, entry));
  if (!row) throw new Problem(`tools/budgets.json has no budget for ${entry} any more: fix it first.`);
  const paid = row.files === entry ? raised(text, row) : withOwnRow(text, { row, entry, displayName });
  const counted = together.filter((one) => one.files.some((pattern) => matches(pattern, entry)));
  return counted.reduce(raised, paid);
}

function raised(text: string, { brotliBytes, why }: { brotliBytes: number; why: string }) {
  const [from, to] = [brotliBytes, brotliBytes + MANIFEST_BYTES].map((bytes) => budgetText(bytes, why));
  return text.replace(from ?? '', () => to ?? '');
}

function budgetText(bytes: number, why: string) {
  return `"brotliBytes": ${bytes},\n      "why": ${JSON.stringify(why)}`;
}

/** Leaves a row shared by several remotes as it is for the others. */
function withOwnRow(
  text: string,
  {
    row,
    entry,
    displayName,
  }: { row: { files: string; brotliBytes: number; why: string }; entry: string; displayName: string },
) {
  const own = {
    files: entry,
    brotliBytes: row.brotliBytes + MANIFEST_BYTES,
    why: `${row.why} The ${displayName} is in it.`,
  };
  const before = `    {\n      "files": ${JSON.stringify(row.files)},`;
  const lines = JSON.stringify(own, null, 2).replaceAll('\n', '\n    ');
  return text.replace(before, () => `    ${lines},\n${before}`);
}
