import { ADMIN_PATH } from 'shared-types/admin/admin-path';

/** Path of a file's page in the admin area. */
export function filePath(id: string): string {
  return ADMIN_PATH.file.replace('{token}', id);
}
