import { MIGRATION_NAMES } from '../schema/migrate';
import { CONTENTS, FORMAT, HEAD, type BackupContents, type BackupHead } from './backup-format';
import { writeArchive } from './write-archive';

/** A valid archive, and how it is to be damaged. */
export interface ArchiveSeed {
  readonly head?: Partial<BackupHead> | Readonly<Record<string, unknown>>;
  readonly members?: Readonly<Record<string, Uint8Array>>;
  /** Modifies the list in the last member. */
  readonly listed?: (members: BackupContents['members']) => BackupContents['members'];
  readonly after?: Readonly<Record<string, Uint8Array>>;
  /** True to leave out the list at the end. */
  readonly isUnfinished?: boolean;
}

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
