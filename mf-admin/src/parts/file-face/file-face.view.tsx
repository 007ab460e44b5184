import type { ReactElement } from 'react';
import type { LibraryFile } from 'shared-types/admin/files/files';
import type { RenderHost } from 'shared-types/host/render-host';
import './file-face.css';

/** A small picture of a file; of files other than pictures its extension. The title beside it names the file. */
export function FileFace({
  file: { picture, title },
  host: { image },
}: {
  readonly file: LibraryFile;
  readonly host: Pick<RenderHost, 'image'>;
}): ReactElement {
  if (picture)
    return <img className="admin-file-face" {...image(picture, '160px', 1)} alt="" loading="lazy" decoding="async" />;
  return (
    <span className="admin-file-face admin-file-face--other" aria-hidden="true">
      {title.slice(title.lastIndexOf('.') + 1).slice(0, 5)}
    </span>
  );
}
