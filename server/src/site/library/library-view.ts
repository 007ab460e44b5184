import type { LibraryFile } from 'shared-types/admin/files/files';
import { sizeText } from '../../platform/size-text';
import { timeText, type TimeStyle } from '../../platform/time-text';
import { pictureWithPreview } from '../directory/picture-of';
import { fileAddress } from '../file/file-address';
import { filePath } from './file-path';
import type { LibraryRow } from './library-row';

/** A file as the admin area shows it, with times as the site has them. */
export function libraryView(row: LibraryRow, style: TimeStyle): LibraryFile {
  const { id, name, title, kind, content_type: contentType, alt, folder, bytes } = row;
  const picture = kind === 'picture' ? pictureWithPreview(row) : undefined;
  return {
    id,
    name,
    title,
    page: filePath(id),
    kind,
    contentType,
    address: picture?.src ?? fileAddress(row),
    ...(picture && { picture }),
    alt,
    folder,
    bytes,
    sizeText: bytes > 0 ? sizeText(bytes, style.locale) : '',
    ...(row.uploaded_at && {
      uploadedAt: row.uploaded_at.toISOString(),
      uploadedText: timeText(row.uploaded_at, style),
    }),
    ...(row.binned_at && { binnedText: timeText(row.binned_at, style) }),
  };
}
