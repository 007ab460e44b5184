import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Release } from 'shared-types/release';
import { integrityOf } from '../../../../server/src/site/registry/artifact/integrity';
import { publicType } from '../../../../server/src/site/registry/artifact/public-type';
import { releasedWhole, type Build } from './fixture-build';

export type Fault = 'flipped' | 'missing' | 'missing-once' | 'hangs' | 'overtaken';

export interface FixtureServer {
  readonly origin: string;
  /** Faults by path in the version folder. */
  readonly faults: Map<string, Fault>;
  /** Sends the response of a request that was aborted and repeated. */
  sendOvertaken(): void;
  /** Replacement contents by path, with valid hashes in the release. */
  readonly replaced: Map<string, string>;
  readonly requests: string[];
  release: Release;
  body: string;
  close(): Promise<void>;
}

export async function replaceFile(
  server: FixtureServer,
  path: string,
  change: (content: string) => string,
): Promise<void> {
  const { 'mf-fixture': remote } = server.release.remotes;
  if (!remote) throw new Error('The release has no fixture.');
  const response = await fetch(`${server.origin}${remote.base}${path}`);
  const content = change(await response.text());
  server.replaced.set(path, content);
  server.requests.length = 0;
  server.release = {
    ...server.release,
    remotes: { 'mf-fixture': { ...remote, files: { ...remote.files, [path]: integrityOf(Buffer.from(content)) } } },
  };
}

/** Serves a page with these builds, under the product's policy. */
export async function startFixtureServer(shell: Build, remotes: readonly Build[]): Promise<FixtureServer> {
  const first = remotes[0];
  const state = {
    origin: '',
    faults: new Map<string, Fault>(),
    overtaken: [] as (() => void)[],
    sendOvertaken: () => state.overtaken.splice(0).forEach((send) => send()),
    replaced: new Map<string, string>(),
    requests: [] as string[],
    release: {
      serial: 1,
      shell: releasedWhole(shell),
      remotes: first ? { [first.manifest.name]: releasedWhole(first) } : {},
    },
    body: '',
  };
  const folders = new Map([shell, ...remotes].map((build) => [releasedWhole(build).base, join(build.folder, 'dist')]));
  const server = createServer((request, response) => {
    void (request.url === '/' ? servePage(state, response) : serveFile({ ...state, folders }, request, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  state.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return Object.assign(state, { close: () => close(server) });
}

function servePage({ release, body }: Pick<FixtureServer, 'release' | 'body'>, response: ServerResponse): void {
  const nonce = randomBytes(12).toString('base64');
  const { base, entry, files } = release.shell;
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(nonce),
    'cache-control': 'no-cache',
  });
  response.end(`<!doctype html><html lang="en"><head><title>Fixture</title></head><body>${body}
<script type="application/json" id="colonnade-context">${JSON.stringify(release)}</script>
<script nonce="${nonce}" src="${base}${entry}" integrity="${files[entry] ?? ''}" crossorigin="anonymous"></script></body></html>`);
}

function policy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `require-trusted-types-for 'script'`,
    `trusted-types colonnade @googlemaps/js-api-loader`,
    `object-src 'none'`,
    `base-uri 'none'`,
  ].join('; ');
}

type Files = Pick<FixtureServer, 'faults' | 'replaced' | 'requests'> & {
  readonly overtaken: (() => void)[];
  readonly folders: ReadonlyMap<string, string>;
};

async function serveFile(
  { faults, overtaken, replaced, requests, folders }: Files,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://fixture');
  const base = [...folders.keys()].find((start) => pathname.startsWith(start));
  if (!base) return void response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  requests.push(request.url ?? '');
  const path = pathname.slice(base.length);
  const fault = faults.get(path);
  if (fault === 'hangs') return;
  if (fault === 'missing-once' || fault === 'overtaken') faults.delete(path);
  if (fault === 'overtaken') await new Promise<void>((send) => overtaken.push(send));
  const other = replaced.get(path);
  const content =
    other === undefined
      ? await readFile(join(folders.get(base) ?? '', path)).catch(() => undefined)
      : Buffer.from(other);
  if (!content || fault?.startsWith('missing')) return void response.writeHead(404).end();
  const type = publicType(path) ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  response.end(fault === 'flipped' ? flipped(content) : content);
}

/** The content with one bit changed, in a place where the syntax stays valid. */
function flipped(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  copy.writeUInt8((copy.at(-1) ?? 0) ^ 1, copy.length - 1);
  return copy;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
