import type { ReactElement } from 'react';
import { CHOSEN_TAG_PREFIX, TAGS_CALLS, type TagEntry } from 'shared-types/admin/pages/tags';
import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { Field } from 'shared-types/site/field';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { FormProblem } from '../../parts/form-problem/form-problem.view';
import { ownValues, type TagsPartProps } from './tags-part';

type EditProps = TagsPartProps & { readonly tag: TagEntry };

/** Renames or removes one tag. A name that is taken is offered as a merge. */
export function EditTag(props: EditProps): ReactElement {
  const { tag, host } = props;
  const { text } = host;
  // The form that was refused stays open, with what was typed.
  const form = props.form?.values['tag'] === tag.id ? props.form : undefined;
  return (
    <details className="admin-tags__edit" open={form !== undefined} data-tag-edit="">
      <summary>
        {text('edit')} <span className="visually-hidden">{text('ofTag', { name: tag.name })}</span>
      </summary>
      <div className="admin-tags__forms">
        <RenameForm {...props} form={form} />
        <MergeOffer {...props} form={form} />
        <ChosenForm {...props} sends={{ act: 'remove' }} label={text('remove')} isQuiet />
      </div>
    </details>
  );
}

function RenameForm({ tag, form, ...part }: EditProps): ReactElement {
  const { host } = part;
  const { text } = host;
  const { id, base, name } = tag;
  return (
    <AdminForm
      className="admin-tags__form"
      call={TAGS_CALLS.renameTag}
      sends={{ ...ownValues(part), tag: id, base }}
      needsConfirmation
      host={host}
    >
      <FormProblem form={form} problem={text('problem')} />
      <p className="admin-tags__warning" role="alert" data-only-one="" />
      <Field
        id={`tag-${id}`}
        name="name"
        label={text('newName')}
        hint={text('nameHint', { most: PAGE_RECORD_LIMIT.tag })}
        error={form?.errors['name']}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            required
            maxLength={PAGE_RECORD_LIMIT.tag}
            defaultValue={form?.values['name'] ?? name}
            data-saved={name}
          />
        )}
      </Field>
      <button type="submit" className="button">
        {text('rename')}
      </button>
    </AdminForm>
  );
}

/** Only after a name was refused because another tag has it. */
function MergeOffer({ form, ...props }: EditProps): ReactElement | null {
  const existing = form?.values['existing'];
  if (existing === undefined || form?.errors['name'] === undefined) return null;
  const label = props.host.text('mergeInto', { name: existing });
  return <ChosenForm {...props} form={undefined} sends={{ act: 'merge', into: existing }} label={label} />;
}

interface ChosenFormProps extends EditProps {
  readonly sends: Readonly<Record<string, string>>;
  readonly label: string;
  readonly isQuiet?: boolean;
}

/** Does with one tag what can be done with several; the server asks first. */
function ChosenForm({
  tag: { id, base, name },
  sends,
  label,
  isQuiet = false,
  ...part
}: ChosenFormProps): ReactElement {
  const { host } = part;
  return (
    <AdminForm
      call={TAGS_CALLS.changeTags}
      sends={{ ...ownValues(part), ...sends, [CHOSEN_TAG_PREFIX + id]: base }}
      needsConfirmation
      host={host}
    >
      <button type="submit" className={isQuiet ? 'button button--quiet' : 'button'}>
        {label} <span className="visually-hidden">{host.text('ofTag', { name })}</span>
      </button>
    </AdminForm>
  );
}
