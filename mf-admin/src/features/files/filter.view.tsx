import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  FILE_KINDS,
  FILE_LIMIT,
  FILES_ONLY,
  FILES_PARAMETER,
  FILES_SORTS,
  type FilesView,
} from 'shared-types/admin/files/files';
import type { RenderHost } from 'shared-types/host/render-host';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import type { messages } from './files.messages';

export interface FilesProps {
  readonly block: string;
  readonly view: FilesView;
  readonly host: RenderHost<typeof messages>;
}

/** Search, filters and order of the library. */
export function Filter({ block, view, host: { text } }: FilesProps): ReactElement {
  const { terms, kind, folder, only, sort, layout, folders } = view;
  const kinds = ['', ...FILE_KINDS].map((one) => [one, text('kindName', { kind: one })] as const);
  const inFolders = [['', text('allFolders')] as const, ...folders.map((one) => [one, one] as const)];
  const onlys = ['', ...FILES_ONLY].map((one) => [one, text('onlyName', { only: one.replace('-', '') })] as const);
  const sorts = FILES_SORTS.map((one) => [one, text('sortName', { sort: one })] as const);
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.files}
      kept={{ [FILES_PARAMETER.layout]: layout }}
      search={{ name: FILES_PARAMETER.terms, label: text('search'), value: terms, longest: FILE_LIMIT.terms }}
      choices={[
        { name: FILES_PARAMETER.kind, label: text('kind'), value: kind, options: kinds },
        ...(folders.length > 0
          ? [{ name: FILES_PARAMETER.folder, label: text('folder'), value: folder, options: inFolders }]
          : []),
        { name: FILES_PARAMETER.only, label: text('only'), value: only, options: onlys },
        { name: FILES_PARAMETER.sort, label: text('sort'), value: sort, options: sorts },
      ]}
      labels={{ find: text('find') }}
    />
  );
}
