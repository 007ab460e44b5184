import type { SiteFileTable } from '../../platform/schema/tables/site.tables';

/** Path of the route that sends a site's files. */
export const FILE_PATH = '/api/files/:fileId/:name';

/** The address of a file; it changes with the content, so browsers may cache it forever. */
export function fileAddress({ id, file_name: name }: Pick<SiteFileTable, 'id' | 'file_name'>): string {
  return FILE_PATH.replace(':fileId', id).replace(':name', name);
}
