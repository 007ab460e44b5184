import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  FILE_CHANGES,
  FILE_KINDS,
  FILE_LIMIT,
  FILES_LAYOUTS,
  FILES_ONLY,
  FILES_PARAMETER,
  FILES_SORTS,
  type FilesDone,
  type FilesLayout,
  type FilesQuery,
} from 'shared-types/admin/files/files';
import { sameSitePath } from '../../platform/http/same-site-path';
import { storableText } from '../../platform/schema/storable-text';
import type { FilesCursor } from '../../site/library/find-files';
import { isUuid } from '../../platform/is-uuid';

const BASE = 'http://same.site';
const DONE = /^([a-z]{1,10})-(\d{1,4})$/;

function oneOf<T extends string>(all: readonly T[], value: string | null): T | undefined {
  return all.find((one) => one === value);
}

/** What an address asks of the library; what is invalid counts as absent. */
export function filesQueryIn(query: URLSearchParams): FilesQuery {
  const text = (name: string, longest: number) =>
    storableText(query.get(name) ?? '')
      .trim()
      .slice(0, longest);
  return {
    terms: text(FILES_PARAMETER.terms, FILE_LIMIT.terms),
    kind: oneOf(FILE_KINDS, query.get(FILES_PARAMETER.kind)) ?? '',
    folder: text(FILES_PARAMETER.folder, FILE_LIMIT.folder),
    only: oneOf(FILES_ONLY, query.get(FILES_PARAMETER.only)) ?? '',
    sort: oneOf(FILES_SORTS, query.get(FILES_PARAMETER.sort)) ?? FILES_SORTS[0],
  };
}

export function filesCursorIn(query: URLSearchParams): FilesCursor {
  const id = (name: string) => {
    const value = query.get(name) ?? '';
    return isUuid(value) ? value : undefined;
  };
  return { after: id(FILES_PARAMETER.after), before: id(FILES_PARAMETER.before) };
}

export function layoutIn(query: URLSearchParams): FilesLayout {
  return oneOf(FILES_LAYOUTS, query.get(FILES_PARAMETER.layout)) ?? FILES_LAYOUTS[0];
}

/** What was done, as the address says after a change: `delete-3`. */
export function doneIn(query: URLSearchParams): FilesDone | undefined {
  const [, name = '', count] = DONE.exec(query.get(FILES_PARAMETER.done) ?? '') ?? [];
  const change = oneOf([...FILE_CHANGES, 'upload'] as const, name);
  return change && { change, count: Number(count) };
}

/** The address of the list's page, with a message about what was done. */
export function filesAddress(page: unknown, { change, count }: FilesDone): string {
  const url = new URL(sameSitePath(page) ?? ADMIN_PATH.files, BASE);
  url.searchParams.set(FILES_PARAMETER.done, `${change}-${count}`);
  return url.pathname + url.search;
}
