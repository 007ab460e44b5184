import {
  FILE_FIELD,
  FILE_LIMIT,
  FILES_CALLS,
  type FileUpload,
  type FileUploadReply,
  type FileUploadsReply,
} from 'shared-types/admin/files/files';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { Config } from '../../platform/environment/config';
import { processUploads } from '../../site/library/process-uploads';
import { createPictureUploads } from '../../site/upload/picture-uploads';

export const ADA = 'ada@shop.example';
export const WRITER = 'writer@shop.example';
export const OTHER_HOST = 'other.example';

export const pdf = (bytes = 100, fill = 'x') => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, fill)]);

export const uploadIn = (reply: Reply): FileUpload => reply.json<FileUploadReply>().upload;

export interface Library {
  readonly open: ExampleServer;
  readonly siteId: string;
  /** An account that may change files of both sites. */
  readonly ada: Shopper;
  /** An account that may only look. */
  readonly writer: Shopper;
  /** The same account at the other site. */
  readonly other: Shopper;
  start(changes?: object, browser?: Shopper): Promise<Reply>;
  piece(id: string, offset: number, bytes?: Uint8Array, browser?: Shopper): Promise<Reply>;
  /** Has the jobs process what has been sent. */
  process(): Promise<void>;
  follow(id: string, browser?: Shopper): Promise<FileUpload | undefined>;
  /** Sends a whole file in pieces, and has it processed. */
  upload(name: string, file: Buffer, changes?: object): Promise<FileUpload>;
  /** Puts a picture into a block of the home page, as an import would; returns the block's id. */
  show(src: string): Promise<string>;
}

/** The example's server, whose own jobs do not run. */
export function prepareLibrary(config: Partial<Config> = {}): Library {
  let open: ExampleServer;
  let siteId = '';
  const browsers: Partial<Record<'ada' | 'writer' | 'other', Shopper>> = {};
  beforeAll(async () => {
    open = await openExample({ config: { runsJobs: false, ...config } });
    await open.load(exampleDocument('other', OTHER_HOST));
    await seedAccount(open.db, { email: ADA, roles: { example: ['admin'], other: ['admin'] } });
    await seedAccount(open.db, { email: WRITER, roles: { example: ['campaignsEditor'] } });
    const site = open.db.selectFrom('site').select('id').where('identifier', '=', 'example');
    siteId = (await site.executeTakeFirstOrThrow()).id;
    const signedIn = async (email: string, host?: string): Promise<Shopper> => {
      const browser = open.visitor(host);
      await signIn(browser, email);
      return browser.twin();
    };
    browsers.ada = await signedIn(ADA);
    browsers.writer = await signedIn(WRITER);
    browsers.other = await signedIn(ADA, OTHER_HOST);
  });
  afterEach(async () => {
    for (const table of ['file_upload', 'rate_window'] as const) await open.db.deleteFrom(table).execute();
    for (const table of ['asset', 'site_file'] as const)
      await open.db.deleteFrom(table).where('source_hash', 'is not', null).execute();
    await open.db.deleteFrom('unclaimed_object').execute();
  });
  afterAll(() => open.close());
  const browser = (name: keyof typeof browsers): Shopper => {
    const found = browsers[name];
    if (!found) throw new Error(`${name} has not signed in yet.`);
    return found;
  };
  const library: Library = {
    get open() {
      return open;
    },
    get siteId() {
      return siteId;
    },
    get ada() {
      return browser('ada');
    },
    get writer() {
      return browser('writer');
    },
    get other() {
      return browser('other');
    },
    start: (changes = {}, by = library.ada) =>
      by.call('POST', FILES_CALLS.startFileUpload.path, { name: 'list.pdf', bytes: 109, ...changes }),
    piece: (id, offset, bytes, by = library.ada) =>
      by.postFiles(
        FILES_CALLS.addFilePiece.path,
        { id, offset },
        { field: FILE_FIELD.piece, files: bytes ? [['piece', bytes]] : [] },
      ),
    process: () => {
      const { db, objects } = open;
      const services = { ...open, uploads: createPictureUploads({ db, objects }), log: { warn: () => undefined } };
      return processUploads(services, new AbortController().signal);
    },
    async follow(id, by = library.ada) {
      const reply = await by.get(`${FILES_CALLS.followFileUploads.path}?ids=${id}`);
      return reply.json<FileUploadsReply>().uploads?.[0];
    },
    async upload(name, file, changes = {}) {
      const started = await library.start({ name, bytes: file.length, ...changes });
      if (started.statusCode !== 200) throw new Error(started.body);
      const { id } = uploadIn(started);
      for (let offset = 0; offset < file.length; offset += FILE_LIMIT.pieceBytes)
        await library.piece(id, offset, file.subarray(offset, offset + FILE_LIMIT.pieceBytes));
      await library.process();
      const ended = await library.follow(id);
      if (!ended) throw new Error('The upload is gone.');
      return ended;
    },
    async show(src) {
      const block = await open.db
        .selectFrom('block')
        .innerJoin('page', 'page.id', 'block.page_id')
        .select('block.id')
        .where('block.site_id', '=', siteId)
        .where('page.path', '=', '/')
        .executeTakeFirstOrThrow();
      const settings = {
        picture: { src, width: 1, height: 1, alt: '' },
        html: `<p><img src="${src}?format=300w"></p>`,
      };
      await open.db
        .updateTable('block')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', block.id)
        .execute();
      return block.id;
    },
  };
  return library;
}
