import { z } from 'zod';

/** Increased when older versions of Colonnade could no longer read the format. */
export const FORMAT = 1;
/** Names of the first and the last member of a backup. */
export const HEAD = 'colonnade-backup.json';
export const CONTENTS = 'contents.json';
/** Folders in the archive: rows of tables in parts, objects by key, files of the data folder. */
export const ROWS = 'rows/';
export const OBJECTS = 'objects/';
export const FILES = 'files/';

/** Files that belong to a backup beside database and objects: signing key and sample accounts. */
export const KEPT_FILES = ['signing-key.pem', 'sample-accounts.json'] as const;

const nameSchema = z.string().regex(/^[a-z_][a-z0-9_]*$/);

export const headSchema = z.object({
  format: z.number().int().positive(),
  madeAt: z.string(),
  /** Applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  /** Where objects were stored; those in a bucket are not part of the backup. */
  objects: z.enum(['folder', 'bucket']),
  tables: z.array(z.object({ name: nameSchema, columns: z.array(nameSchema).min(1) })),
});

export const contentsSchema = z.object({
  members: z.array(z.object({ name: z.string(), bytes: z.number().int().nonnegative(), sha256: z.string() })),
  rows: z.record(nameSchema, z.number().int().nonnegative()),
  sequences: z.array(z.object({ name: nameSchema, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});

export type BackupHead = z.output<typeof headSchema>;
export type BackupContents = z.output<typeof contentsSchema>;
/** A table, with its columns that are not generated. */
export type BackedUpTable = BackupHead['tables'][number];
