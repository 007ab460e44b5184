import { CONTRACT } from 'shared-types/remote';
import type { Manifest } from 'shared-types/manifest';
import { z } from 'zod';

const NAME = /^[a-z][a-z0-9-]{1,40}$/;
const VERSION = /^\d+\.\d+\.\d+-[0-9a-f]{8}$/;
const PATH = /^(?!.*\.\.)[a-zA-Z0-9][a-zA-Z0-9._/-]*$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const MAX_FILE_BYTES = 5_000_000;

const path = z.string().regex(PATH, 'A path holds only letters, digits, dots, dashes and slashes.');
const sources = z.record(z.string(), z.array(z.string()));
const html = z.string().max(10_000);
const names = z.array(z.string().max(100)).max(100);

const feature = z.object({
  id: z.string().regex(/^[a-z]+\/[a-z0-9-]+$/, 'A feature id is written area/feature.'),
  live: z.enum(['html', 'enhance', 'hydrate']),
  mounts: z.object({
    blockTypes: z.array(z.number().int()).optional(),
    slots: z.array(z.string()).optional(),
    pages: z.literal('collections').optional(),
  }),
  starts: z.array(z.enum(['idle', 'visible', 'interaction', 'event'])),
  liveVariants: z.array(z.number().int()).optional(),
  importance: z.enum(['primary', 'essential', 'regular']),
  purpose: z.enum(['necessary', 'functional', 'analytics', 'marketing']),
  listens: names,
  awaits: names.optional(),
  emits: names,
  reads: names,
  csp: sources.optional(),
  cspKey: z.enum(['mapsKey']).optional(),
  fallback: z.union([html, z.object({ en: html }).catchall(html)]).optional(),
  css: path.optional(),
  scripts: z.array(path),
  strings: z.record(z.string(), path),
});

const manifest = z.object({
  name: z.string().regex(NAME, 'A name holds lower-case letters, digits and dashes.'),
  version: z.string().regex(VERSION, 'A version looks like 1.2.3-0a1b2c3d.'),
  contract: z
    .number()
    .int()
    .min(CONTRACT - 1)
    .max(CONTRACT),
  entry: path,
  server: path,
  features: z.array(feature),
  files: z.record(
    path,
    z.object({
      bytes: z.number().int().min(0).max(MAX_FILE_BYTES),
      integrity: z.string().regex(INTEGRITY, 'A file needs a sha384 integrity value.'),
    }),
  ),
  csp: sources,
});

/** Reads and checks a `remote.json`. */
export function checkManifest(bytes: Uint8Array): { ok: true; manifest: Manifest } | { ok: false; reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return { ok: false, reason: 'remote.json is not JSON.' };
  }
  const parsed = manifest.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return {
      ok: false,
      reason: `remote.json is not a manifest: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    };
  }
  const checked = parsed.data as Manifest;
  const missing = namedFiles(checked).find((file) => !checked.files[file]);
  return missing
    ? { ok: false, reason: `remote.json names ${missing} without a hash.` }
    : { ok: true, manifest: checked };
}

function namedFiles({ entry, server, features }: Manifest): string[] {
  return [
    entry,
    server,
    ...features.flatMap(({ css, scripts, strings }) => [...(css ? [css] : []), ...scripts, ...Object.values(strings)]),
  ];
}
