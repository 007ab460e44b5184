import { z } from 'zod';

/** The number grows where an older version of Colonnade could not read what is written. */
export const FORMAT = 1;
/** The first member of every backup, and the last. */
export const HEAD = 'colonnade-backup.json';
export const CONTENTS = 'contents.json';
/** Folders of members: rows of a table in parts, objects by their keys, and files of the data folder. */
export const ROWS = 'rows/';
export const OBJECTS = 'objects/';
export const FILES = 'files/';

/** Files beside database and objects without which a restored server would be another one: who has them decides what runs. */
export const KEPT_FILES = ['signing-key.pem', 'sample-accounts.json'] as const;

const nameSchema = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** What a backup says of itself first. */
export const headSchema = z.object({
  format: z.number().int().positive(),
  madeAt: z.string(),
  /** Changes of the schema that had been made, in their order. */
  migrations: z.array(z.string()).min(1),
  /** Where objects lay: those of a bucket are not in the backup. */
  objects: z.enum(['folder', 'bucket']),
  tables: z.array(z.object({ name: nameSchema, columns: z.array(nameSchema).min(1) })),
});

/** What a backup says of itself last: all that is in it. */
export const contentsSchema = z.object({
  members: z.array(z.object({ name: z.string(), bytes: z.number().int().nonnegative(), sha256: z.string() })),
  rows: z.record(nameSchema, z.number().int().nonnegative()),
  sequences: z.array(z.object({ name: nameSchema, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});

export type BackupHead = z.output<typeof headSchema>;
export type BackupContents = z.output<typeof contentsSchema>;
/** A table, and the columns of it that are not computed. */
export type BackedUpTable = BackupHead['tables'][number];
