import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '../../server/src/site/development/page-news';
import { publicType } from '../../server/src/site/registry/artifact/public-type';
import { openSiteClient, textOf, whyUnanswered } from './ask-site';
import { createForward } from './forward';
import { keptTelemetry, type KeptAnswer } from './kept-telemetry';
import { overlayPage } from './overlay-page';
import type { LocalBuild } from './local-build';
import { overlayPath } from './own-version';
import { createViewRenderer } from './render-views';
import { createSavedNews, faultOfView } from './saved-news';
import { messagesOf } from './messages-of';
import { createSiteReader } from './site-reader';

export interface OverlayPreviewServer {
  readonly port: number;
  /** Replaces the build; open pages reload. */
  show(build: LocalBuild): void;
  /** Keeps the former build, and open pages show the faults; an empty list removes them. */
  explain(faults: readonly Fault[]): void;
  close(): Promise<void>;
}

export interface OverlayPreviewServerParts {
  readonly root: string;
  readonly site: string;
  readonly port: number;
  readonly build: LocalBuild;
  /** The repository's shell, whose host renders views. */
  readonly shell: LocalBuild;
  readonly print: (message: string) => void;
}

/** Only names of this machine: the site may be accessible only from here. */
const OWN_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const TEXT = 'text/plain; charset=utf-8';

/** Serves a site with a working copy in its pages. Rejects if the port is used. */
export async function openOverlayPreviewServer(parts: OverlayPreviewServerParts): Promise<OverlayPreviewServer> {
  const { site, print } = parts;
  const { name, version } = parts.build.manifest;
  const newsPath = `/api/site/development/over/${name}`;
  const siteClient = openSiteClient(site);
  const { readFile, readGiven } = createSiteReader(siteClient, name);
  const renderer = createViewRenderer(parts.root, parts.shell);
  const news = createSavedNews(version);
  const thrown = new Map<string, Fault>();
  const printed = new Set<string>();
  let { build } = parts;
  let faults: readonly Fault[] = [];
  let isAnswering = true;

  const publish = (): void =>
    news.publish({ revision: build.manifest.version, faults: [...faults, ...thrown.values()] });
  const printOnce = (message: string): void => {
    if (!printed.has(message)) print(message);
    printed.add(message);
  };
  const forward = createForward({
    siteClient,
    name,
    async overlayPage(page, requested) {
      const now = build;
      const laid = await overlayPage(page, {
        build: now,
        ends: requested.ends,
        readGiven: () => readGiven(requested),
        newsPath,
        render: (wanted) => renderer.render(now, wanted),
        readFile,
      });
      messagesOf(laid.about).forEach(printOnce);
      thrown.clear();
      for (const [feature, text] of laid.thrown) {
        const fault = faultOfView(feature, text);
        thrown.set(feature, fault);
        printOnce(`\n${fault.title}\n${fault.text}\n`);
      }
      publish();
      return laid;
    },
    onAnswered() {
      isAnswering = true;
    },
    onBroken(error, response) {
      const message = `An answer of ${site} could not be handed on: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
      print(message);
      send(response, { status: 502, type: TEXT, body: `${message}\n` });
    },
    onUnanswered(error, response) {
      const message = `${site} does not answer: ${whyUnanswered(error)}.`;
      if (isAnswering) print(message);
      isAnswering = false;
      send(response, { status: 502, type: TEXT, body: `${message} Load this page again once it does.\n` });
    },
  });

  const server = createServer((request, response) => {
    const {
      method = '',
      headers: { host = '' },
    } = request;
    const here = OWN_HOST.test(host) ? `http://${host}` : undefined;
    const pathname = here && pathOf(request, here);
    if (!here || pathname === undefined)
      return send(response, { status: 421, type: TEXT, body: 'This address is not one of this server.\n' });
    const file = overlayPath(build.manifest, pathname);
    if (file !== undefined) return sendFile(response, build, file);
    if (pathname === newsPath) return news.follow(response);
    const kept = keptTelemetry(method, pathname);
    if (kept) return keep(request, response, kept);
    return forward({ request, response, ends: { site, here } });
  });
  await listen(server, parts.port);
  return {
    port: (server.address() as AddressInfo).port,
    show(next) {
      build = next;
      faults = [];
      thrown.clear();
      publish();
    },
    explain(found) {
      faults = found;
      publish();
    },
    async close() {
      siteClient.close();
      server.closeAllConnections();
      await Promise.all([renderer.close(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}

function pathOf({ url = '/' }: IncomingMessage, here: string): string | undefined {
  return URL.canParse(here + url) ? new URL(here + url).pathname : undefined;
}

function sendFile(response: ServerResponse, { files }: LocalBuild, path: string): void {
  const type = publicType(path);
  const body = files.get(path);
  if (body && type) send(response, { status: 200, type, body });
  else send(response, { status: 404, type: TEXT, body: 'The working copy has no such file.\n' });
}

/** Answers after reading the whole request. */
function keep(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void {
  textOf(request).then(
    () => send(response, { status: 200, ...answer }),
    () => response.destroy(),
  );
}

function send(response: ServerResponse, { status, type, body }: KeptAnswer & { readonly status: number }): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
}
