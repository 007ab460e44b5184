import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { MIGRATION_NAMES } from '../schema/migrate';
import { isUnreleased } from '../schema/unreleased';
import {
  CONTENTS,
  contentsSchema,
  FILES,
  FORMAT,
  HEAD,
  headSchema,
  KEPT_FILES,
  OBJECTS,
  ROWS,
  type BackupContents,
  type BackupHead,
} from './backup-format';
import { damagedBackup, newerBackup, noBackup, truncated, unreleasedBackup } from './backup-messages';
import { readArchive } from './read-archive';
import { isObjectKey } from '../objects/object-key';

export interface CheckedBackup {
  readonly head: BackupHead;
  readonly contents: BackupContents;
}

export interface CheckOptions {
  readonly signal?: AbortSignal | undefined;
  readonly migrations?: readonly string[];
}

/** Reads a whole backup. Throws a StartError if members are missing, changed or not restorable by this version. */
export async function checkBackup(
  file: string,
  { signal, migrations = MIGRATION_NAMES }: CheckOptions = {},
): Promise<CheckedBackup> {
  let head: BackupHead | undefined;
  let contents: BackupContents | undefined;
  const seen: BackupContents['members'] = [];
  for await (const { name, bytes } of readArchive(file, signal)) {
    if (!head) {
      if (name !== HEAD) throw noBackup(file);
      head = readHead(file, bytes, migrations);
    }
    if (contents) throw damagedBackup(file, `${name} comes after the end`);
    if (name === CONTENTS) contents = readJson(bytes, { file, name, schema: contentsSchema });
    else seen.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    if (name !== CONTENTS && name !== HEAD && !isExpected(name))
      throw damagedBackup(file, `${name} does not belong there`);
  }
  if (!head) throw noBackup(file);
  if (!contents) throw truncated(file);
  expectSame(file, contents.members, seen);
  return { head, contents };
}

function readHead(file: string, bytes: Buffer, migrations: readonly string[]): BackupHead {
  const format = formatOf(bytes);
  if (format === undefined) throw noBackup(file);
  if (format > FORMAT) throw newerBackup(file);
  const head = readJson(bytes, { file, name: HEAD, schema: headSchema });
  if (head.migrations.some(isUnreleased)) throw unreleasedBackup(file);
  if (head.migrations.some((name) => !migrations.includes(name))) throw newerBackup(file);
  const expected = migrations.slice(0, head.migrations.length);
  if (expected.some((name) => !head.migrations.includes(name)))
    throw damagedBackup(file, 'its changes of the schema are not those of any version');
  return head;
}

/** The format number in a head of another format. */
function formatOf(bytes: Buffer): number | undefined {
  try {
    const { format } = JSON.parse(bytes.toString('utf8')) as { format?: unknown };
    return typeof format === 'number' ? format : undefined;
  } catch {
    return undefined;
  }
}

function readJson<S extends z.ZodType>(
  bytes: Buffer,
  { file, name, schema }: { readonly file: string; readonly name: string; readonly schema: S },
): z.output<S> {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw damagedBackup(file, `${name} cannot be read`);
  }
}

/** Refuses names that would lead out of the data folder. */
function isExpected(name: string): boolean {
  if (name.startsWith(ROWS)) return /^rows\/[a-z_][a-z0-9_]*\/\d+$/.test(name);
  if (name.startsWith(OBJECTS)) return isObjectKey(name.slice(OBJECTS.length));
  return KEPT_FILES.some((kept) => name === `${FILES}${kept}`);
}

function expectSame(file: string, listed: BackupContents['members'], seen: BackupContents['members']): void {
  for (const [index, member] of listed.entries()) {
    const { name, bytes, sha256 } = seen[index] ?? { name: '' };
    if (name !== member.name) throw damagedBackup(file, `${member.name} is missing`);
    if (bytes !== member.bytes || sha256 !== member.sha256)
      throw damagedBackup(file, `${name} is not as it was written`);
  }
  const more = seen[listed.length];
  if (more) throw damagedBackup(file, `${more.name} is not in its list`);
}
