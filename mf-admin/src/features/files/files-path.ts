import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FILES_LAYOUTS, FILES_PARAMETER, FILES_SORTS, type FilesView } from 'shared-types/admin/files/files';
import type { RenderHost } from 'shared-types/host/render-host';

type FilesState = Partial<
  Pick<FilesView, 'terms' | 'kind' | 'folder' | 'only' | 'sort' | 'layout' | 'after' | 'before'>
>;

/** Path and query of the list; what is empty or the default is left out. */
export function filesPath(state: FilesState, { url }: Pick<RenderHost, 'url'>): string {
  const { terms, kind, folder, only, sort, layout, after, before } = state;
  return url(ADMIN_PATH.files, {
    [FILES_PARAMETER.terms]: terms || undefined,
    [FILES_PARAMETER.kind]: kind || undefined,
    [FILES_PARAMETER.folder]: folder || undefined,
    [FILES_PARAMETER.only]: only || undefined,
    [FILES_PARAMETER.sort]: sort === FILES_SORTS[0] ? undefined : sort,
    [FILES_PARAMETER.layout]: layout === FILES_LAYOUTS[0] ? undefined : layout,
    [FILES_PARAMETER.after]: after,
    [FILES_PARAMETER.before]: before,
  });
}
