import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../../services';
import { refuse } from '../../request/refusal';
import { sendAsFile } from '../../page/send/security-headers';
import { REMOTE_NAME_FORM, VERSION_FORM } from '../publish/name-form';
import { publicType } from './public-type';

/** Fonts are already compressed. */
const COMPRESSIBLE = /\.(?:js|css|svg)$/;

interface ArtifactParams {
  readonly name: string;
  readonly version: string;
  readonly '*': string;
}

/** `GET /remotes/<name>/<version>/<path>`: a file of a published version, which never changes. */
export const artifactRoute: Route = (app, { registry, compressed }) => {
  app.get<{ Params: ArtifactParams }>(
    '/remotes/:name/:version/*',
    { config: { withoutSite: true } },
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      const contentType = publicType(path);
      // Names from URLs may contain a NUL, which the database rejects.
      const canBe = contentType && REMOTE_NAME_FORM.test(name) && VERSION_FORM.test(version);
      const manifest = canBe ? await registry.manifestOf(name, version) : undefined;
      if (!manifest?.files[path] || !contentType) return refuse(reply, 'site/not-found');
      const bytes = await registry.files.read(manifest, path);
      describe(reply, contentType);
      if (!COMPRESSIBLE.test(path) || !acceptsBrotli(request)) return reply.send(bytes);
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
