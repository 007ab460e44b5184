import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../objects/object-store';
import { MOST_QUERY_KEYS } from 'shared-types/site/limits';

/** Only the server's user may read it. */
const OWNER_ONLY = 0o600;

export interface SentFile {
  /** Name of its input. */
  readonly field: string;
  readonly name: string;
  /** Empty for a file that was not read. */
  readonly bytes: Buffer;
  /** The temporary file, if the action does not want files in memory. */
  readonly stored?: StoredFile;
  readonly missing?: 'file-too-large' | 'request-too-large' | 'too-many';
}

export interface FilesWanted {
  /** The name of the file input, or a rule for the names of several; files of others are ignored. */
  readonly field: string | RegExp;
  readonly most: number;
  readonly fileBytes: number;
  /** Most bytes of all files together, and most bytes discarded beyond that before the request is refused. */
  readonly requestBytes: number;
  /** Folder of temporary files; without it files are kept in memory. */
  readonly folder?: string;
}

export interface SentForm {
  /** Texts by name; an array if a name occurs several times. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly SentFile[];
}

export interface ReadFormInput {
  readonly wanted: FilesWanted;
  readonly fieldBytes: number;
  /** Whether to keep files; called once the texts before the first file are known. */
  readonly isWelcome: (fields: SentForm['fields']) => Promise<boolean>;
  /** Collects the paths of temporary files, to be removed after the answer. */
  readonly spooled?: string[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes that accept files; all others refuse multipart forms. */
    takesFiles?: boolean;
  }
}

class FormRefusal extends Error {
  constructor(
    readonly code: 'FST_ERR_CTP_BODY_TOO_LARGE' | 'FST_ERR_CTP_INVALID_MEDIA_TYPE' | 'FORM_BROKEN',
    readonly statusCode: number,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

const MOST_PARTS = MOST_QUERY_KEYS * 2;

/** Refuses multipart forms for routes without files, where all fields would seem to be missing. */
export function registerFileRefusal(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    if (!isFileForm(request) || request.routeOptions.config.takesFiles) return;
    throw new FormRefusal('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415);
  });
}

function isFileForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/** Reads a multipart form, and discards files that are not welcome. Rejects if it is incomplete or malformed. */
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
    const isKept = welcome && isWanted(part.fieldname, wanted) && files.length <= wanted.most;
    const room = isKept && files.length < wanted.most ? left.keptBytes : 0;
    const read =
      wanted.folder !== undefined && room > 0
        ? await spoolFile(part, { folder: wanted.folder, spooled })
        : await readFile(part, { room, thrown: left });
    left.keptBytes -= read.stored?.bytes ?? read.bytes.length;
    // An empty file input sends a part without a name.
    const name = (part.filename as string | undefined) ?? '';
    if (!isKept || (name === '' && read.size === 0)) continue;
    const isLast = files.length === wanted.most;
    files.push({ field: part.fieldname, name, ...outcomeOf(part, { ...read, isTooMany: isLast }) });
  }
  return { fields: asFields(fields), files };
}

function isWanted(name: string, { field }: FilesWanted): boolean {
  return typeof field === 'string' ? name === field : field.test(name);
}

/** Errors of the parser mean that the form is incomplete or malformed. */
async function* refusingBroken<T>(pieces: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* pieces;
  } catch (error) {
    const hasStatus = error instanceof Error && 'statusCode' in error;
    throw hasStatus ? error : new FormRefusal('FORM_BROKEN', 400, error);
  }
}

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
  readonly size: number;
}

/** Reads a file into memory, or discards all of it if there is no room. */
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
): Omit<SentFile, 'field' | 'name'> {
  if (stored && !isTooMany && !file.truncated) return { bytes, stored };
  if (isTooMany) return { bytes: Buffer.alloc(0), missing: 'too-many' };
  if (file.truncated) return { bytes, missing: 'file-too-large' };
  return bytes.length === size ? { bytes } : { bytes, missing: 'request-too-large' };
}

function asFields(fields: ReadonlyMap<string, readonly unknown[]>): SentForm['fields'] {
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
