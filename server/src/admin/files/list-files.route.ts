import { NAMED_LENGTH, NAMED_PARAMETER } from 'shared-types/admin/files/file-chooser';
import { FILE_LIMIT, FILES_CALLS, FILES_PARAMETER, type FilesPage } from 'shared-types/admin/files/files';
import { z } from 'zod';
import { findNamed } from '../../site/library/find-files';
import { libraryView } from '../../site/library/library-view';
import { refuse } from '../../site/request/refusal';
import { siteOf } from '../../site/request/site-of-request';
import type { Route } from '../../site/services';
import { readerOf } from '../../site/session/reader-of';
import { filesPage } from './files-page';

const LONGEST = 100;
const word = z.string().max(LONGEST).optional();

const querySchema = z.object({
  [FILES_PARAMETER.terms]: z.string().max(FILE_LIMIT.terms).optional(),
  [FILES_PARAMETER.kind]: word,
  [FILES_PARAMETER.folder]: word,
  [FILES_PARAMETER.only]: word,
  [FILES_PARAMETER.sort]: word,
  [FILES_PARAMETER.after]: word,
  [FILES_PARAMETER.before]: word,
  [NAMED_PARAMETER]: z.string().max(NAMED_LENGTH).optional(),
});

/** The names in a JSON array; none if it is anything else. */
function namesIn(json: string | undefined): readonly string[] {
  if (json === undefined) return [];
  try {
    const names: unknown = JSON.parse(json);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, FILE_LIMIT.changed) : [];
  } catch {
    return [];
  }
}

/** `listFiles`: a page of the library as JSON, for choosers. */
export const listFilesRoute: Route = (app, { db }) => {
  const { method, path } = FILES_CALLS.listFiles;
  app.route({
    method,
    url: path,
    config: { access: 'files.read', input: [querySchema] },
    handler: async (request, reply) => {
      const { refusal } = await readerOf(db, request, 'files.read');
      if (refusal) return refuse(reply, refusal);
      const query = querySchema.safeParse(request.query).data;
      if (!query) return refuse(reply, 'site/invalid-input');
      const parameters = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as [string, string]],
      );
      const site = siteOf(request);
      const page = await filesPage(db, site, new URLSearchParams(parameters));
      const names = namesIn(query[NAMED_PARAMETER]);
      const named = await findNamed(db, { siteId: site.id, names });
      const body: FilesPage = {
        ...page,
        ...(names.length > 0 && { named: named.map((row) => libraryView(row, site)) }),
      };
      return reply.header('cache-control', 'no-store').send(body);
    },
  });
};
