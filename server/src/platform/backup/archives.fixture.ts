import { MIGRATION_NAMES } from '../schema/migrate';
import { CONTENTS, FORMAT, HEAD, type BackupContents, type BackupHead } from './backup-format';
import { writeArchive } from './write-archive';

/** An archive as it is meant to be, and what is to be wrong with it. */
export interface ArchiveSeed {
  readonly head?: Partial<BackupHead> | Readonly<Record<string, unknown>>;
  /** Members between the head and the end, by name. */
  readonly members?: Readonly<Record<string, Uint8Array>>;
  /** What the list at the end says in place of the truth. */
  readonly listed?: (members: BackupContents['members']) => BackupContents['members'];
  /** Members after the end. */
  readonly after?: Readonly<Record<string, Uint8Array>>;
  /** True: it stops before its list. */
  readonly isUnfinished?: boolean;
}

/** Writes an archive of a database without tables. */
export async function writeSeed(file: string, seed: ArchiveSeed = {}): Promise<void> {
  const archive = await writeArchive(file);
  const head = { format: FORMAT, madeAt: 'today', migrations: MIGRATION_NAMES, objects: 'folder', tables: [] };
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  await archive.add(HEAD, json({ ...head, ...seed.head }));
  for (const [name, bytes] of Object.entries(seed.members ?? {})) await archive.add(name, bytes);
  const members = [...archive.members];
  if (!seed.isUnfinished)
    await archive.add(CONTENTS, json({ members: seed.listed?.(members) ?? members, rows: {}, sequences: [] }));
  for (const [name, bytes] of Object.entries(seed.after ?? {})) await archive.add(name, bytes);
  await archive.finish();
}
