import type { ReactElement } from 'react';
import { CHOSEN_TAG_PREFIX, TAGS_CALLS, type TagEntry, type TagSort } from 'shared-types/admin/pages/tags';
import type { FormState } from 'shared-types/render';
import { ChosenQuestion } from '../../parts/data-table/chosen-question.view';
import type { TableColumn } from '../../parts/data-table/column-head.view';
import { DataTable, type TableRow } from '../../parts/data-table/data-table.view';
import { ChosenTags } from './chosen-tags.view';
import { EditTag } from './edit-tag.view';
import { TagUses } from './tag-uses.view';
import { ownValues, tagsPath, type TagsPartProps } from './tags-part';

type TagColumn = 'name' | 'uses' | 'actions';

/** The tags of the page, with what can be done with one and with several. */
export function TagsTable(part: TagsPartProps): ReactElement {
  const { block, view, form } = part;
  if (form?.question !== undefined) return <Question {...part} form={form} />;
  const formId = `block-${block}-chosen`;
  return (
    <div className="admin-data-table">
      <Rows {...part} tags={view.tags} formId={formId} />
      <ChosenTags {...part} formId={formId} />
    </div>
  );
}

/** The tags that are about to be merged or removed. */
function Question({ form, ...part }: TagsPartProps & { readonly form: FormState }): ReactElement {
  const { view, host } = part;
  const { act = '', into } = form.values;
  return (
    <>
      <ChosenQuestion
        call={TAGS_CALLS.changeTags}
        sends={{ ...ownValues(part), ...(into !== undefined && { into }) }}
        prefix={CHOSEN_TAG_PREFIX}
        form={form}
        back={view.address}
        labels={{ yes: host.text('act', { act }), no: host.text('cancel') }}
        host={host}
      />
      <Rows {...part} form={undefined} tags={view.tags.filter((tag) => isChosen(form, tag))} />
    </>
  );
}

function isChosen({ values }: FormState, { id }: TagEntry): boolean {
  return values[CHOSEN_TAG_PREFIX + id] !== undefined;
}

interface RowsProps extends TagsPartProps {
  readonly tags: readonly TagEntry[];
  /** The form that acts on chosen rows; absent if none can be chosen or edited. */
  readonly formId?: string;
}

function Rows({ tags, formId, ...part }: RowsProps): ReactElement {
  const { view, host } = part;
  const { text } = host;
  const { search, sort } = view;
  const rows = tags.map((tag): TableRow<TagColumn> => {
    const { id, base, name } = tag;
    return {
      key: id,
      choice: {
        ...{ name: CHOSEN_TAG_PREFIX + id, value: base, label: text('choose', { name }) },
        ...(part.form?.errors['into'] !== undefined && isChosen(part.form, tag) && { isChosen: true }),
      },
      cells: {
        name: (
          <bdi className="admin-tags__name" dir="auto">
            {name}
          </bdi>
        ),
        uses: <TagUses tag={tag} host={host} />,
        ...(formId !== undefined && { actions: <EditTag {...part} tag={tag} /> }),
      },
    };
  });
  return (
    <DataTable
      caption={text('title')}
      columns={columnsOf(part)}
      headColumn="name"
      rows={rows}
      sorting={{ sorted: sort, address: (by) => tagsPath({ search, sort: by as TagSort }, 1, host) }}
      choosing={
        formId === undefined ? undefined : { formId, labels: { column: text('choice'), all: text('chooseAll') } }
      }
    />
  );
}

function columnsOf({ host: { text } }: TagsPartProps): TableColumn<TagColumn>[] {
  return [
    { key: 'name', label: text('name'), sort: 'name' },
    { key: 'uses', label: text('uses'), sort: '-uses' },
    { key: 'actions', label: text('actions'), isBare: true },
  ];
}
