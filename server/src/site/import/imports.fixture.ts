import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { createFolderStore } from '../../platform/objects/folder-store';
import type { ObjectStore } from '../../platform/objects/object-store';
import { openDatabase, type Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { importSite, type ImportResult } from './import-site';

/** A database and a folder for imports; every test begins with both empty. */
export interface Imports {
  readonly db: Database;
  readonly objects: ObjectStore;
  /** Picture files by name, initially those of the example. */
  readonly files: Record<string, Buffer>;
  run(document: unknown, store?: ObjectStore): Promise<ImportResult>;
  /** Imports a valid document; returns the site's id. */
  load(document: unknown): Promise<string>;
  all<T extends keyof Tables & string>(table: T): Promise<Selectable<Tables[T]>[]>;
  stored(under?: string): Promise<string[]>;
}

export function painted(red: number, width = 40, height = 30): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } });
}

export function prepareImports(): Imports {
  let testDatabase: TestDatabase;
  let db: Database;
  let folder: string;
  let objects: ObjectStore;
  let files: Record<string, Buffer>;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    db = openDatabase(testDatabase.connection, () => undefined);
  });
  afterAll(async () => {
    await db.destroy();
    await testDatabase.drop();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'colonnade-import-'));
    objects = createFolderStore(folder);
    files = { 'mug.jpg': await painted(10).jpeg().toBuffer(), 'logo.png': await painted(20, 50, 60).png().toBuffer() };
  });
  afterEach(async () => {
    await db.deleteFrom('site').execute();
    await rm(folder, { recursive: true, force: true });
  });

  const read = async (file: string): Promise<Buffer> => {
    const bytes = files[file];
    if (!bytes) throw Object.assign(new Error(`ENOENT: ${file}`), { code: 'ENOENT' });
    return bytes;
  };
  const run: Imports['run'] = (document, store = objects) =>
    importSite({ db, objects: store, document, pictures: { read } });
  return {
    get db() {
      return db;
    },
    get objects() {
      return objects;
    },
    get files() {
      return files;
    },
    run,
    load: async (document) => {
      const result = await run(document);
      if (!result.ok) throw new Error(result.errors.join('\n'));
      return result.siteId;
    },
    all: <T extends keyof Tables & string>(table: T) =>
      db.selectFrom<keyof Tables>(table).selectAll().execute() as unknown as Promise<Selectable<Tables[T]>[]>,
    stored: (under = '') => readdir(join(folder, under)),
  };
}
