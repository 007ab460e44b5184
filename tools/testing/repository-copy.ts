import { cpSync, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, readlink, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const BUILD_NOTES = join('.cache', 'build');
/** Not copied: packages are linked, and the rest is not built. */
const LEFT_OUT = new Set(['node_modules', 'e2e']);
/** Other tests may be building them. */
const FIXTURE_BUILD = /[\\/]fixtures[\\/][^\\/]+[\\/]dist$/;

/** Copies the repository with its builds, so that tests may change sources; packages are linked. */
export async function copyRepository(target: string): Promise<void> {
  const { workspaces } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  // Folders inside another one are copied with it.
  const folders = [...workspaces, 'bench', 'tools'].filter((name) => !LEFT_OUT.has(name) && !name.includes('/'));
  // Only records of finished builds, as other tests may be building.
  const notes = (await readdir(join(ROOT, BUILD_NOTES))).filter((name) => name.endsWith('.json'));
  const entries = await readdir(ROOT, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== '.git').map(({ name }) => name);
  await mkdir(join(target, BUILD_NOTES), { recursive: true });
  await Promise.all([
    ...[...files, ...notes.map((name) => join(BUILD_NOTES, name))].map((file) =>
      copyFile(join(ROOT, file), join(target, file)),
    ),
    linkPackages(join(ROOT, 'node_modules'), join(target, 'node_modules')),
  ]);
  // Synchronous: awaiting thousands of small files takes fifteen times as long.
  for (const folder of folders) copyFolder(join(ROOT, folder), join(target, folder));
  // npm installs packages of differing versions in the package's own folder.
  const own = folders
    .map((folder) => join(folder, 'node_modules'))
    .filter((packages) => existsSync(join(ROOT, packages)));
  await Promise.all(own.map((packages) => linkPackages(join(ROOT, packages), join(target, packages))));
}

function copyFolder(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)) && !FIXTURE_BUILD.test(path),
  });
}

/** Links to the repository's packages lead to those of the copy. */
async function linkPackages(from: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(from, entry.name);
      if (entry.isFile()) return copyFile(path, join(target, entry.name));
      return symlink(entry.isSymbolicLink() ? await readlink(path) : path, join(target, entry.name), 'junction');
    }),
  );
}
