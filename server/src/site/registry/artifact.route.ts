import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../../http/services';
import { refuse } from '../../http/refusal';
import { sendAsFile } from '../page/security-headers';
import { PUBLIC_FOLDER } from './artifact-files';

/** Only what browsers run or show leaves the registry; server bundles stay inside. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};
const COMPRESSIBLE = new Set(['js', 'css', 'svg']);

interface ArtifactParams {
  readonly name: string;
  readonly version: string;
  readonly '*': string;
}

/** `GET /remotes/<name>/<version>/<path>`: a file of a published version, the same for ever. */
export const artifactRoute: Route = (app, { registry, compressed }) => {
  app.get<{ Params: ArtifactParams }>(
    '/remotes/:name/:version/*',
    { config: { withoutSite: true } },
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      const extension = path.slice(path.lastIndexOf('.') + 1);
      const contentType = CONTENT_TYPES[extension];
      const manifest =
        contentType && path.startsWith(PUBLIC_FOLDER) ? await registry.manifestOf(name, version) : undefined;
      if (!manifest?.files[path] || !contentType) return refuse(reply, 'site/not-found');
      const bytes = await registry.files.read(manifest, path);
      describe(reply, contentType);
      if (!COMPRESSIBLE.has(extension) || !acceptsBrotli(request)) return reply.send(bytes);
      return reply.header('content-encoding', 'br').send(await compressed.of(bytes));
    },
  );
};

function describe(reply: FastifyReply, contentType: string): void {
  void sendAsFile(reply)
    .header('content-type', contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
}
