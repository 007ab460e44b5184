import { randomUUID } from 'node:crypto';
import { FILE_CALLS } from 'shared-types/admin/files/file';
import { FILE_FIELD, FILE_LIMIT, FILES_CALLS } from 'shared-types/admin/files/files';
import { detailsVersion } from '../site/library/change-files';
import { startUpload } from '../site/library/file-upload.store';
import { findLibraryFile } from '../site/library/library-row';
import { NO_STATES, OWNER, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const NO_FOLDERS = [7, [], {}, 'x'.repeat(FILE_LIMIT.folder + 1)];
const NO_IDS = ['', 'x', 7, [], {}, null, randomUUID()];
const NO_PERCENTS = ['', 'x', '-1', '101', '1e1', 7, [], {}];

async function seedUpload(world: World): Promise<string> {
  const siteId = await signInAsOwner(world);
  const accounts = world.open.db.selectFrom('account').select('id').where('email', '=', OWNER.email);
  const { id: accountId } = await accounts.executeTakeFirstOrThrow();
  const file = { name: 'list.pdf', bytes: 100, modifiedMs: 0, folder: '', replacesId: undefined };
  const upload = await startUpload(world.open.db, { siteId, accountId, ...file });
  if (!upload) throw new Error('There are too many uploads.');
  return upload.id;
}

/** A picture of the site with what its form shows. */
async function seedPicture(world: World): Promise<{ readonly id: string; readonly base: string }> {
  const { db } = world.open;
  const siteId = await signInAsOwner(world);
  const assets = db.selectFrom('asset').select('id').where('site_id', '=', siteId).orderBy('id');
  const { id } = await assets.executeTakeFirstOrThrow();
  const row = await findLibraryFile(db, { siteId, id });
  if (!row) throw new Error('The picture is gone.');
  const { title, alt, folder, focal_x: focalX, focal_y: focalY } = row;
  return { id, base: detailsVersion({ title, alt, folder, focalX, focalY }) };
}

function uploadCase({ path }: { readonly path: string }, rest: object, wrong: BadInputCase['wrong']): BadInputCase {
  return {
    route: `POST ${path}`,
    right: async (world) => ({ path, body: { id: await seedUpload(world), ...rest } }),
    required: ['id', ...Object.keys(rest)],
    texts: ['id'],
    wrong: { id: NO_IDS, ...wrong },
  };
}

export const FILES_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${FILES_CALLS.startFileUpload.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: FILES_CALLS.startFileUpload.path, body: { name: 'list.pdf', bytes: 100 } };
    },
    required: ['name', 'bytes'],
    texts: ['name'],
    wrong: {
      name: ['list', 'list.exe'],
      bytes: [0, -1, 1.5, 'x', null, 1e15],
      modifiedMs: [-1, 1.5, 'x'],
      folder: NO_FOLDERS,
      replaces: ['', 'x', 7],
      wants: ['', 'x', 'picture'],
    },
  },
  uploadCase(FILES_CALLS.addFilePiece, { offset: 0 }, { offset: ['x', -1, 1.5, {}] }),
  uploadCase(FILES_CALLS.cancelFileUpload, {}, {}),
  {
    route: `POST ${FILES_CALLS.sendFiles.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      const files = { field: FILE_FIELD.files, files: [['list.pdf', Buffer.from('%PDF-1.7\n')]] } as const;
      return { path: FILES_CALLS.sendFiles.path, body: {}, files };
    },
    wrong: { folder: ['x'.repeat(FILE_LIMIT.folder + 1)], replaces: ['x', randomUUID()] },
  },
  {
    route: `POST ${FILES_CALLS.changeFiles.path}`,
    right: async (world) => {
      const { id } = await seedPicture(world);
      return { path: FILES_CALLS.changeFiles.path, body: { change: 'move', ids: [id], folder: 'Shop' } };
    },
    required: ['change'],
    texts: ['change'],
    wrong: { change: ['', 'x'], ids: ['x', 7, ['x'], [7]], folder: NO_FOLDERS, confirmed: ['no', 7] },
  },
  {
    route: `POST ${FILE_CALLS.saveFile.path}`,
    right: async (world) => {
      const { id, base } = await seedPicture(world);
      return { path: FILE_CALLS.saveFile.path, body: { id, base, title: 'Cup' } };
    },
    required: ['id', 'base', 'title'],
    texts: ['id'],
    wrong: {
      id: NO_IDS,
      base: NO_STATES,
      title: ['', ' ', '\0', 7, [], {}, 'x'.repeat(FILE_LIMIT.name + 1)],
      alt: [7, [], {}, 'x'.repeat(FILE_LIMIT.alt + 1)],
      folder: NO_FOLDERS,
      newFolder: NO_FOLDERS,
      focalX: NO_PERCENTS,
      focalY: NO_PERCENTS,
    },
  },
  {
    route: `POST ${FILE_CALLS.cropFile.path}`,
    right: async (world) => {
      const { id } = await seedPicture(world);
      const body = { id, rotate: '90', left: '0', top: '0', width: '50', height: '100' };
      return { path: FILE_CALLS.cropFile.path, body };
    },
    required: ['id', 'rotate', 'left', 'top', 'width', 'height'],
    texts: ['id', 'rotate', 'left'],
    wrong: {
      id: NO_IDS,
      rotate: ['45', 90],
      left: ['51', ...NO_PERCENTS],
      top: ['1', ...NO_PERCENTS],
      width: ['0', ...NO_PERCENTS],
      height: ['0', ...NO_PERCENTS],
    },
  },
];
