import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { REMOTE_NAMES } from '../../shared-types/src/remote';
import { listFiles, readText, ROOT } from './repository';

const HEADINGS = ['Mission', 'Mounts', 'Listens', 'Emits', 'Settings', 'Run alone', 'Not here'];
/** Kinds of files in a feature, beside plain modules. Every remote calls what it draws a view. */
const KINDS = [
  /^[a-z0-9-]+(\.(feature|render|state|commands|effects|api|editor|messages(\.[a-z]{2}(-[A-Z]{2})?)?|fixture))?\.ts$/,
  /^[a-z0-9-]+\.(view|example)\.tsx$/,
  /^[a-z0-9-]+(\.[a-z]+)?(\.dom)?\.test\.tsx?$/,
  /^[a-z0-9-]+\.css$/,
];
const ROOMS = ['README.md', 'package.json', 'webpack.config.js', 'tsconfig.json', 'src/remote.ts', 'src/config.ts'];

const files = listFiles();

function foldersOf(remote: string): string[] {
  const folders = files.flatMap((file) => file.match(new RegExp(`^${remote}/src/features/([^/]+)/`))?.[1] ?? []);
  return [...new Set(folders)].sort();
}

describe.each(REMOTE_NAMES)('%s', (remote) => {
  test('has the folders every remote has', () => {
    expect(ROOMS.filter((room) => !existsSync(join(ROOT, remote, room)))).toEqual([]);
  });

  test('has a README with the seven headings in order', () => {
    const headings = [...readText(`${remote}/README.md`).matchAll(/^## (.*)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(HEADINGS);
  });

  test('its features contain only the kinds of files of the template', () => {
    const own = files.filter(
      (file) => file.startsWith(`${remote}/src/features/`) || file.startsWith(`${remote}/src/parts/`),
    );
    expect(own.filter((file) => !KINDS.some((kind) => kind.test(basename(file))))).toEqual([]);
  });

  test('every feature folder has its manifest', () => {
    const withoutManifest = foldersOf(remote).filter(
      (folder) => !files.includes(`${remote}/src/features/${folder}/${folder}.feature.ts`),
    );
    expect(withoutManifest).toEqual([]);
  });
});
