import { readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { noPostgres, otherMajor } from '../failure-messages';
import { architecture, platform, programFolders } from '../operating-system';
import { completeInPlace, copyPrograms, packageFolder } from './packaged-binaries';
import { isUserRefused, runProgram } from '../run-program';
import type { SystemUser } from '../system-user';

const OLDEST_MAJOR = 15;
const SUFFIX = platform === 'win32' ? '.exe' : '';

/** Absolute paths of PostgreSQL's programs, and their version. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** `18.4` */
  version: string;
  /** 18 */
  major: number;
}

interface Input {
  /** The user who runs the programs; undefined for this process's own. */
  user: SystemUser | undefined;
  /** A folder that user may enter, for a copy of programs that it cannot reach. */
  place: string;
  /** The cluster's folder, for messages, and its major version if it exists. */
  cluster: string;
  wanted: string | undefined;
}

/**
 * Finds PostgreSQL programs that run here: from npm, or else 15 or newer on PATH; for existing data, of its major
 * version. Throws a StartError if there are none.
 */
export async function findBinaries(input: Input): Promise<Binaries> {
  const found: Binaries[] = [];
  for await (const binaries of candidates(input)) {
    if (input.wanted === undefined || input.wanted === String(binaries.major)) return binaries;
    found.push(binaries);
  }
  if (found.length === 0 || input.wanted === undefined) throw noPostgres(`${platform}-${architecture}`);
  throw otherMajor(input.cluster, input.wanted, [...new Set(found.map(({ major }) => major))]);
}

async function* candidates(input: Input): AsyncGenerator<Binaries> {
  const packaged = await packagedBinaries(input);
  if (packaged) yield packaged;
  for (const folder of [...programFolders(), ...(await debianFolders())]) {
    const binaries = await probe(await homeOfPrograms(folder), input.user);
    if (binaries && binaries.major >= OLDEST_MAJOR) yield binaries;
  }
}

async function packagedBinaries({ user, place }: Input): Promise<Binaries | undefined> {
  const folder = packageFolder();
  if (folder === undefined) return undefined;
  if (await completeInPlace(folder)) {
    const inPlace = await probe(join(folder, 'native', 'bin'), user);
    // If they do not run for this user either, for example with another C library, a copy would not help.
    if (inPlace ?? !(await probe(join(folder, 'native', 'bin'), undefined))) return inPlace;
  }
  return probe(join(await copyPrograms(folder, place), 'native', 'bin'), user);
}

/** On PATH there is often a link to a single program; the others are beside its target. */
async function homeOfPrograms(folder: string): Promise<string> {
  return realpath(join(folder, `postgres${SUFFIX}`)).then(dirname, () => folder);
}

async function probe(folder: string, user: SystemUser | undefined): Promise<Binaries | undefined> {
  const initdb = join(folder, `initdb${SUFFIX}`);
  const postgres = join(folder, `postgres${SUFFIX}`);
  const version = await versionOf(postgres, user);
  if (version === undefined || (await versionOf(initdb, user)) !== version) return undefined;
  return { initdb, postgres, version, major: Number.parseInt(version, 10) };
}

async function versionOf(program: string, user: SystemUser | undefined): Promise<string | undefined> {
  try {
    const { code, output } = await runProgram(program, ['--version'], { cwd: '/', user });
    return code === 0 ? /\(PostgreSQL\) (\d[\w.]*)/.exec(output)?.[1] : undefined;
  } catch (error) {
    if (isUserRefused(error)) throw error;
    return undefined;
  }
}

/** Debian and Ubuntu keep servers off PATH. The newest first. */
async function debianFolders(): Promise<string[]> {
  const root = '/usr/lib/postgresql';
  const majors = await readdir(root).catch((): string[] => []);
  return majors.sort((a, b) => Number(b) - Number(a)).map((major) => join(root, major, 'bin'));
}
