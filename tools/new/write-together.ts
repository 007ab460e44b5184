import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { REPORT, makeReport } from '../api-report/make-report.ts';
import { ROOT } from '../build/files/folders.mjs';
import { Problem, explainOutput } from '../launch/problem.mjs';

/** Writes formatted files and the contract's report: all or nothing. @param files texts by path from the root */
export async function writeTogether(files: Record<string, string>) {
  const texts = await Promise.all(Object.entries(files).map(async ([path, text]) => [path, await inForm(path, text)]));
  const undo: (() => Promise<unknown>)[] = [];
  try {
    for (const [path, text] of texts) await write(path ?? '', text ?? '', undo);
    await write(REPORT, makeReport(), undo);
  } catch (error) {
    for (const step of undo.reverse()) await step();
    const { message } = error as Error;
    throw new Problem(`Nothing was written. ${explainOutput(message, message)}`);
  }
}

async function write(path: string, text: string, undo: (() => Promise<unknown>)[]) {
  const file = join(ROOT, path);
  const former = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  const made = await mkdir(dirname(file), { recursive: true });
  undo.push(() =>
    former === undefined ? rm(made ?? file, { recursive: true, force: true }) : writeFile(file, former),
  );
  await writeFile(file, text);
}

/** Not formatted: npm's own file, and unknown formats. */
const AS_WRITTEN = /^(?:package-lock\.json|Containerfile)$/;

async function inForm(path: string, text: string) {
  if (AS_WRITTEN.test(path)) return text;
  const { code, errors } = await format(path, text, JSON.parse(await readFile(join(ROOT, '.oxfmtrc.json'), 'utf8')));
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}
