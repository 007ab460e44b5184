import { ADMIN_PATH, FRAME_URL_PARAMETER, NO_REDIRECT_PARAMETER } from 'shared-types/admin/admin-path';
import { PREVIEW_MODE_PARAMETER, type PreviewMode } from 'shared-types/admin/design';
import type { UrlCapability } from 'shared-types/host/url';

/** The framed page and its width. */
export interface Shown {
  readonly path: string;
  readonly mode: PreviewMode;
}

/** URL of the editing frame with this page. */
export function frameLink(url: UrlCapability, { path, mode }: Shown): string {
  return url(ADMIN_PATH.design, {
    [FRAME_URL_PARAMETER]: path,
    [PREVIEW_MODE_PARAMETER]: mode === 'desktop' ? undefined : mode,
  });
}

/** URL of a page without the frame, which does not redirect into the frame. */
export function aloneLink(url: UrlCapability, path: string): string {
  return url(path, { [NO_REDIRECT_PARAMETER]: '' });
}

/** URL of the editor of a page. */
export function editorLink(id: string): string {
  return ADMIN_PATH.pageEditor.replace('{slug}', id);
}

/** The path without query and fragment. */
export function pageOf(path: string): string {
  return path.split(/[?#]/)[0] ?? path;
}
