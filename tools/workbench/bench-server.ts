import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { FONT_FAMILIES } from 'shared-types/site/fonts';
import { explainBuild } from '../build/explain-build.mjs';
import { packageFolder } from '../build/files/folders.mjs';
import { madeFamilies } from '../build/fonts/font-families.mjs';
import { Problem } from '../launch/problem.mjs';
import type { BuiltBench } from './build-bench.ts';

const FRAME = join(packageFolder('shell'), 'src', 'frame', 'fonts.json');
const TYPES = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' } as Record<string, string>;
const HTML = 'text/html; charset=utf-8';

export type Fault = { title: string; text: string };
export interface BenchServer {
  port: number;
  show: (bench: BuiltBench) => void;
  explain: (faults: Fault[]) => void;
}

/** Serves the workbench of a remote; port 0 means any free one. */
export async function serveBench({ port, name }: { port: number; name: string }): Promise<BenchServer> {
  let bench: BuiltBench | undefined;
  let faults: Fault[] = [];
  let build = 0;
  const listeners: Set<ServerResponse> = new Set();
  const news = () => `data: ${JSON.stringify({ build, samples: bench?.samples.join() ?? '', faults })}\n\n`;
  const publish = () => listeners.forEach((listener) => listener.write(news()));

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/news') return follow(response);
    const [status, type, body] = await answer(pathname, searchParams).catch((error) => explained(error, name));
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  };
  const server = createServer((request, response) => void respond(request, response));
  const follow = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(news());
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };

  const answer = async (path: string, query: URLSearchParams): Promise<[number, string, string | Uint8Array]> => {
    if (!bench) return [503, HTML, waitingPage(name, faults)];
    if (path === '/') return [200, HTML, bench.benchPage(query)];
    if (path === '/sample') return [200, HTML, bench.samplePage(query)];
    const file = path.startsWith('/shell/') ? await font(path) : bench.files.get(path.slice(path.lastIndexOf('/') + 1));
    if (file) return [200, TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream', file];
    if (path.startsWith('/images/')) return [200, 'image/svg+xml', picture(path)];
    return [404, HTML, message('Nothing here', `The workbench has no ${path}.`)];
  };

  await listen(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    show(built) {
      [bench, faults, build] = [built, [], build + 1];
      publish();
    },
    explain(found) {
      faults = found;
      publish();
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Problem(`Port ${port} is taken: end what runs there, or give another one in PORT.`)
          : error,
      ),
    );
    server.listen(port, 'localhost', () => resolve());
  });
}

async function font(path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const listed = Object.entries(JSON.parse(await readFile(FRAME, 'utf8'))).find(([, file]) => file === name)?.[0];
  const source = listed ? createRequire(FRAME).resolve(listed) : madeFonts().get(name);
  return source && readFile(source);
}

/** Paths of the files of families whose sheets the build makes, by name. */
function madeFonts(): ReadonlyMap<string, string> {
  const made = madeFamilies({ folder: packageFolder('shell'), families: FONT_FAMILIES }).flatMap(({ files }) => files);
  return new Map(
    made.flatMap(({ file, source, extFile, extSource }) => [[file, source] as const, [extFile, extSource]]),
  );
}

/** A placeholder for a picture: its name on a background. */
function picture(path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#d9d3c5"/><text x="200" y="206" fill="#5f6356" font-family="sans-serif" font-size="20" text-anchor="middle">${escape(name)}</text></svg>`;
}

/** Shows the error of a view in its place, with the source line. */
function explained(error: { stack?: string }, name: string): [number, string, string] {
  return [500, HTML, message('This sample cannot be shown', error.stack ?? explainBuild(error, packageFolder(name)))];
}

function waitingPage(name: string, faults: Fault[]) {
  const text = faults.map((fault) => `${fault.title}\n${fault.text}`).join('\n\n');
  const reload = `<script>new EventSource('/news').onmessage = ({ data }) => JSON.parse(data).build && location.reload()</script>`;
  return message(`${name} is not on the workbench yet`, text) + reload;
}

function message(title: string, text: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><body style="font: 14px/1.5 ui-monospace, monospace; padding: 1.5rem"><h1 style="font-size: 1rem">${escape(title)}</h1><pre data-mistake style="white-space: pre-wrap">${escape(text)}</pre></body></html>`;
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
