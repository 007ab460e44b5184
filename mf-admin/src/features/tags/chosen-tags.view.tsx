import type { ReactElement } from 'react';
import { TAGS_CALLS } from 'shared-types/admin/pages/tags';
import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { blockField, Field } from 'shared-types/site/field';
import { ChosenBar } from '../../parts/data-table/chosen-bar.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { ownValues, type TagsPartProps } from './tags-part';

/** Merges the chosen tags into one of the site's or a new one, or removes them. */
export function ChosenTags({ formId, ...part }: TagsPartProps & { readonly formId: string }): ReactElement {
  const { block, view, host } = part;
  const { text } = host;
  const form = part.form?.values['act'] === undefined ? undefined : part.form;
  const listId = `block-${block}-names`;
  return (
    <ChosenBar id={formId} call={TAGS_CALLS.changeTags} sends={ownValues(part)} host={host}>
      <FormProblem form={form} problem={text('problem')} />
      <Field {...blockField({ block, form, name: 'into', label: text('into') })}>
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            list={listId}
            maxLength={PAGE_RECORD_LIMIT.tag}
            defaultValue={form?.values['into']}
          />
        )}
      </Field>
      <datalist id={listId}>
        {view.names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <button type="submit" className="button" name="act" value="merge">
        {text('act', { act: 'merge' })}
      </button>
      <button type="submit" className="button button--quiet" name="act" value="remove">
        {text('act', { act: 'remove' })}
      </button>
    </ChosenBar>
  );
}
