import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../objects/object-store';
import { MOST_QUERY_KEYS } from 'shared-types/site/limits';

/** Only who runs the server may read it. */
const OWNER_ONLY = 0o600;

/** A file of a form. */
export interface SentFile {
  /** What the browser says it is called; anything may be in it. */
  readonly name: string;
  /** Empty for a file that was not read. */
  readonly bytes: Buffer;
  /** Where it lies until the request is answered, for an action that keeps no files in memory. */
  readonly stored?: StoredFile;
  /** Why it was not read whole: it is too large, all together are, or there are too many. */
  readonly missing?: 'file-too-large' | 'request-too-large' | 'too-many';
}

/** Which files a form may hold. */
export interface FilesWanted {
  /** The field they stand in; those of others are not read. */
  readonly field: string;
  readonly most: number;
  readonly fileBytes: number;
  /** Of all files together, and what may be thrown away beyond it until the request is refused. */
  readonly requestBytes: number;
  /** A folder in which files are kept until the request is answered; in memory where absent. */
  readonly folder?: string;
}

/** A form as it was sent. */
export interface SentForm {
  /** Its texts by name, several where a name stands there several times. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly SentFile[];
}

/** How a form is read. */
export interface ReadFormInput {
  readonly wanted: FilesWanted;
  /** Most bytes of all texts. */
  readonly fieldBytes: number;
  /** Whether files are kept at all, asked once the texts before the first file are known. */
  readonly isWelcome: (fields: SentForm['fields']) => Promise<boolean>;
  /** Collects the paths of files that are to be removed once the request is answered. */
  readonly spooled?: string[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes that take files; all others refuse a form that may hold some. */
    takesFiles?: boolean;
  }
}

/** A refusal in the way the framework refuses. */
class FormRefusal extends Error {
  constructor(
    readonly code: 'FST_ERR_CTP_BODY_TOO_LARGE' | 'FST_ERR_CTP_INVALID_MEDIA_TYPE' | 'FORM_BROKEN',
    readonly statusCode: number,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** Most parts of a form: its fields, and its files. */
const MOST_PARTS = MOST_QUERY_KEYS * 2;

/** Refuses forms with files where none are taken: unread, their fields would be missing, which is no empty form. */
export function registerFileRefusal(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    if (!isFileForm(request) || request.routeOptions.config.takesFiles) return;
    throw new FormRefusal('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415);
  });
}

function isFileForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/**
 * Reads a form with files into memory. Whose files are not welcome has sent them in vain: they are thrown away as they come,
 * so that the browser gets its answer. Rejects where the connection ends before the form does, or it is no form at all.
 */
export async function readSentForm(request: FastifyRequest, input: ReadFormInput): Promise<SentForm> {
  const { wanted, fieldBytes, isWelcome } = input;
  const [fields, files]: [Map<string, unknown[]>, SentFile[]] = [new Map(), []];
  const left = { fieldBytes, keptBytes: wanted.requestBytes, thrownBytes: wanted.requestBytes };
  const spooled = input.spooled ?? [];
  let welcome: boolean | undefined;
  const limits = { fileSize: wanted.fileBytes, fieldSize: fieldBytes, fields: MOST_QUERY_KEYS, parts: MOST_PARTS };
  for await (const part of refusingBroken<Multipart>(request.parts({ limits }))) {
    if (part.type === 'field') {
      const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      left.fieldBytes -= Buffer.byteLength(text);
      if (part.valueTruncated || left.fieldBytes < 0) throw new FormRefusal('FST_ERR_CTP_BODY_TOO_LARGE', 413);
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), text]);
      continue;
    }
    welcome ??= await isWelcome(asFields(fields));
    const isKept = welcome && part.fieldname === wanted.field && files.length <= wanted.most;
    const room = isKept && files.length < wanted.most ? left.keptBytes : 0;
    const read =
      wanted.folder !== undefined && room > 0
        ? await spoolFile(part, { folder: wanted.folder, spooled })
        : await readFile(part, { room, thrown: left });
    left.keptBytes -= read.bytes.length;
    // A field for files that nobody has filled sends one without a name, which the reader then leaves out.
    const name = (part.filename as string | undefined) ?? '';
    if (!isKept || (name === '' && read.size === 0)) continue;
    const isLast = files.length === wanted.most;
    files.push({ name, ...outcomeOf(part, { ...read, isTooMany: isLast }) });
  }
  return { fields: asFields(fields), files };
}

/** What the reader throws is the form's fault: it ended too early, or was never one. */
async function* refusingBroken<T>(pieces: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* pieces;
  } catch (error) {
    const hasStatus = error instanceof Error && 'statusCode' in error;
    throw hasStatus ? error : new FormRefusal('FORM_BROKEN', 400, error);
  }
}

/** Writes a file to the disk as it comes. */
async function spoolFile(
  { file }: MultipartFile,
  { folder, spooled }: { readonly folder: string; readonly spooled: string[] },
): Promise<ReadBytes> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  spooled.push(path);
  const sha256 = createHash('sha256');
  let size = 0;
  const counted = async function* () {
    for await (const chunk of refusingBroken<Buffer>(file)) {
      size += chunk.length;
      sha256.update(chunk);
      yield chunk;
    }
  };
  await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY }));
  return { bytes: Buffer.alloc(0), size, stored: { path, bytes: size, sha256: sha256.digest('hex') } };
}

interface ReadBytes {
  readonly stored?: StoredFile;
  readonly bytes: Buffer;
  /** How much came. */
  readonly size: number;
}

/** Keeps what there is room for; of a file that is larger nothing. */
async function readFile(
  { file }: MultipartFile,
  { room, thrown }: { readonly room: number; readonly thrown: { thrownBytes: number } },
): Promise<ReadBytes> {
  let kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of refusingBroken<Buffer>(file)) {
    size += chunk.length;
    if (size <= room) kept.push(chunk);
    else {
      kept = [];
      thrown.thrownBytes -= chunk.length;
      if (thrown.thrownBytes < 0) throw new FormRefusal('FST_ERR_CTP_BODY_TOO_LARGE', 413);
    }
  }
  return { bytes: file.truncated ? Buffer.alloc(0) : Buffer.concat(kept), size };
}

function outcomeOf(
  { file }: MultipartFile,
  { bytes, size, stored, isTooMany }: ReadBytes & { readonly isTooMany: boolean },
): Omit<SentFile, 'name'> {
  if (stored && !isTooMany && !file.truncated) return { bytes, stored };
  if (isTooMany) return { bytes: Buffer.alloc(0), missing: 'too-many' };
  if (file.truncated) return { bytes, missing: 'file-too-large' };
  return bytes.length === size ? { bytes } : { bytes, missing: 'request-too-large' };
}

function asFields(fields: ReadonlyMap<string, readonly unknown[]>): SentForm['fields'] {
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
