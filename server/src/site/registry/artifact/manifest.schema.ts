import { CONTRACT } from 'shared-types/remote';
import type { Manifest } from 'shared-types/manifest';
import { z } from 'zod';
import { blockEditorSchema } from './block-editor.schema';
import { FEATURE_ID_FORM, REMOTE_NAME_FORM, VERSION_FORM } from '../publish/name-form';

/** No segment begins with a dot: no hidden files, no parent folders. */
const PATH = /^[a-zA-Z0-9_][a-zA-Z0-9._-]*(?:\/[a-zA-Z0-9_][a-zA-Z0-9._-]*)*$/;
const LONGEST_PATH = 200;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const MAX_FILE_BYTES = 5_000_000;
/** Block types of one feature. */
const MOST_TYPES = 20;
const CONTRACTS = `It was built against another contract; this server knows ${CONTRACT - 1} and ${CONTRACT}.`;

const path = z
  .string()
  .max(LONGEST_PATH, `A path has ${LONGEST_PATH} characters at most.`)
  .regex(PATH, 'A path holds only letters, digits, dots, dashes and slashes, and no part of it begins with a dot.');
const sources = z.record(z.string(), z.array(z.string()));
const html = z.string().max(10_000);
const names = z.array(z.string().max(100)).max(100);
const members = z
  .array(z.string().regex(/^[a-z]\w*(\.[a-z]\w*)?$/i, 'A member of the host is written bus.send.'))
  .max(500);

const feature = z.object({
  id: z.string().regex(FEATURE_ID_FORM, 'A feature id is written area/feature.'),
  live: z.enum(['html', 'enhance', 'hydrate']),
  mounts: z.object({
    blockTypes: z.array(z.number().int()).optional(),
    slots: z.array(z.string()).optional(),
    pages: z.enum(['collections', 'requested']).optional(),
  }),
  starts: z.array(z.enum(['idle', 'visible', 'interaction', 'event'])),
  liveVariants: z.array(z.number().int()).optional(),
  liveSetting: z.string().max(100).optional(),
  importance: z.enum(['primary', 'essential', 'regular']),
  purpose: z.enum(['necessary', 'functional', 'analytics', 'marketing']),
  listens: names,
  awaits: names.optional(),
  emits: names,
  loads: names,
  csp: sources.optional(),
  cspKey: z.enum(['mapsKey', 'typekitId', 'googleFonts']).optional(),
  cspWhen: z.object({ key: z.string().max(100), is: names }).optional(),
  unseen: z.literal(true).optional(),
  fallback: z.union([html, z.object({ en: html }).catchall(html)]).optional(),
  editor: z.union([blockEditorSchema, z.array(blockEditorSchema).min(2).max(MOST_TYPES)]).optional(),
  css: path.optional(),
  sheets: z.array(z.object({ css: path, classes: names })).optional(),
  scripts: z.array(path),
  messages: z.record(z.string(), path),
});

const manifest = z.object({
  name: z.string().regex(REMOTE_NAME_FORM, 'A name holds lower-case letters, digits and dashes.'),
  version: z.string().regex(VERSION_FORM, 'A version looks like 1.2.3-0a1b2c3d.'),
  contract: z
    .number()
    .int()
    .min(CONTRACT - 1, CONTRACTS)
    .max(CONTRACT, CONTRACTS),
  entry: path,
  server: path,
  features: z.array(feature),
  files: z.record(
    path,
    z.object({
      bytes: z.number().int().min(0).max(MAX_FILE_BYTES, `A file has ${MAX_FILE_BYTES} bytes at most.`),
      integrity: z.string().regex(INTEGRITY, 'A file needs a sha384 integrity value.'),
    }),
  ),
  csp: sources,
  uses: members.optional(),
  provides: members.optional(),
});

export interface ManifestIssue {
  /** Path in the manifest, separated by dots; empty for the whole. */
  readonly where: string;
  readonly what: string;
}

export type ReadManifest =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly issues: readonly ManifestIssue[] };

/** Parses and validates `remote.json`. */
export function readManifest(bytes: Uint8Array): ReadManifest {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return { ok: false, issues: [{ where: '', what: 'It is not JSON.' }] };
  }
  const parsed = manifest.safeParse(json);
  if (!parsed.success)
    return {
      ok: false,
      issues: parsed.error.issues.map(({ path: at, message }) => ({ where: at.join('.'), what: message })),
    };
  const checked = parsed.data as Manifest;
  const missing = [checked.server, ...servedFiles(checked)].filter((file) => !Object.hasOwn(checked.files, file));
  return missing.length > 0
    ? { ok: false, issues: missing.map((file) => ({ where: 'files', what: `It names ${file} without a hash.` })) }
    : { ok: true, manifest: checked };
}

/** As `readManifest`, with only the first issue as a message. */
export function checkManifest(bytes: Uint8Array): { ok: true; manifest: Manifest } | { ok: false; reason: string } {
  const read = readManifest(bytes);
  if (read.ok) return read;
  const [{ where, what } = { where: '', what: '' }] = read.issues;
  return { ok: false, reason: `remote.json is no manifest: ${where === '' ? '' : `${where}: `}${what}` };
}

/** The files of a build that pages may request. */
export function servedFiles({ entry, features }: Pick<Manifest, 'entry' | 'features'>): string[] {
  return [
    entry,
    ...features.flatMap(({ css, sheets = [], scripts, messages }) => [
      ...(css ? [css] : []),
      ...sheets.map((sheet) => sheet.css),
      ...scripts,
      ...Object.values(messages),
    ]),
  ];
}
