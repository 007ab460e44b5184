import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FILES_PARAMETER } from 'shared-types/admin/files/files';
import type { EditorHost } from '../../page-editor-host';
import type { KnownFile } from './known-files';

interface PictureProps {
  readonly file: KnownFile;
  readonly host: EditorHost;
}

/** A picture in small, with its alternative text and a link to where that is written. */
export function PictureView({ file, host }: PictureProps): ReactElement {
  return (
    <div className="admin-page-editor__picture">
      <Thumbnail file={file} host={host} />
      <AlternativeText file={file} host={host} />
    </div>
  );
}

export function Thumbnail({ file: { picture, title, name }, host }: PictureProps): ReactElement {
  if (!picture) return <bdi className="admin-page-editor__file-name">{title ?? name}</bdi>;
  // Its text stands beside it.
  return <img className="admin-page-editor__thumbnail" {...host.image(picture, '10rem')} alt="" />;
}

function AlternativeText({ file, host }: PictureProps): ReactElement | null {
  const { text, url } = host;
  const { picture, name } = file;
  if (!picture) return null;
  const page = file.page ?? url(ADMIN_PATH.files, { [FILES_PARAMETER.terms]: name });
  return (
    <p className={picture.alt === '' ? 'field__error' : 'field__hint'}>
      {picture.alt === '' ? text('panelNoAlt') : text('panelAlt', { alt: picture.alt })}{' '}
      <a href={page} target="_blank" rel="noopener">
        {text('panelEditAlt')}
        <span className="visually-hidden"> {text('panelNewTab')}</span>
      </a>
    </p>
  );
}
