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
import type { messages } from './files.messages';

export interface FilesProps {
  readonly block: string;
  readonly view: FilesView;
  readonly host: RenderHost<typeof messages>;
}

/** Search, filters and order in a GET form, so that the address can be kept. */
export function Filter({ block, view, host: { text } }: FilesProps): ReactElement {
  const { terms, kind, folder, only, sort, layout, folders } = view;
  const id = (name: string) => `block-${block}-${name}`;
  return (
    <search>
      <form className="admin-files__filter" action={ADMIN_PATH.files}>
        <input type="hidden" name={FILES_PARAMETER.layout} value={layout} />
        <div className="field">
          <label htmlFor={id('terms')}>{text('search')}</label>
          <input
            id={id('terms')}
            type="search"
            name={FILES_PARAMETER.terms}
            defaultValue={terms}
            maxLength={FILE_LIMIT.terms}
            dir="auto"
          />
        </div>
        <Select
          id={id('kind')}
          name={FILES_PARAMETER.kind}
          label={text('kind')}
          value={kind}
          options={['', ...FILE_KINDS].map((one) => [one, text('kindName', { kind: one })])}
        />
        {folders.length > 0 && (
          <Select
            id={id('folder')}
            name={FILES_PARAMETER.folder}
            label={text('folder')}
            value={folder}
            options={[['', text('allFolders')], ...folders.map((one) => [one, one] as const)]}
          />
        )}
        <Select
          id={id('only')}
          name={FILES_PARAMETER.only}
          label={text('only')}
          value={only}
          options={['', ...FILES_ONLY].map((one) => [one, text('onlyName', { only: one.replace('-', '') })])}
        />
        <Select
          id={id('sort')}
          name={FILES_PARAMETER.sort}
          label={text('sort')}
          value={sort}
          options={FILES_SORTS.map((one) => [one, text('sortName', { sort: one })])}
        />
        <button type="submit" className="button">
          {text('find')}
        </button>
      </form>
    </search>
  );
}

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Values with their texts. */
  readonly options: readonly (readonly [string, string])[];
}

function Select({ id, name, label, value, options }: SelectProps): ReactElement {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map(([option, optionText]) => (
          <option key={option} value={option} dir="auto">
            {optionText}
          </option>
        ))}
      </select>
    </div>
  );
}
