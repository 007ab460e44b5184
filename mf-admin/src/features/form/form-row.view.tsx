import type { ReactElement } from 'react';
import type { FieldType } from 'shared-types/forms/contact-form';
import { FORM_LIMIT, LOGIC_PROPERTIES } from 'shared-types/forms/form-builder';
import { AreaField, BoxField, ChoiceField, COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import { Conditions, hasConditions } from './conditions.view';
import { FIELD_PICTURES } from './field-pictures';
import { FieldProperties } from './field-properties.view';
import { FIELD_TYPES, rowName, TEMPLATE_ROW, valueOf, type FormHost, type FormRow, type FormValues } from './form-host';

interface RowProps extends FormValues {
  readonly row: FormRow;
}

/** A field: closed, it shows its title and type. With script, buttons replace its position and the box that removes it. */
export function Row({ row: { number, type }, ...formValues }: RowProps): ReactElement {
  const { host, form } = formValues;
  const isNew = number === TEMPLATE_ROW;
  const title = isNew && type ? host.text(`type-${type}`) : valueOf(formValues, rowName(number, 'title'));
  const isWrong = Object.keys(form?.errors ?? {}).some((name) => name.startsWith(rowName(number, '')));
  return (
    <li className="admin-form__row" data-row={type ?? ''} data-spare={type ? undefined : ''}>
      <details className="admin-form__field" open={isNew || isWrong} data-kept="">
        <summary className="admin-form__summary">
          {type && <Picture type={type} />}
          <span className="admin-form__name" data-row-title="" dir="auto">
            {title || host.text('newField')}
          </span>
          {type && <span className="admin-muted">{host.text(`type-${type}`)}</span>}
        </summary>
        <div className="admin-form__properties">
          <Identity {...formValues} row={number} type={type} title={title} />
          {type && <FieldProperties {...formValues} row={number} type={type} />}
          {type === 'section' && (
            <BoxField
              block={formValues.block}
              form={form}
              name={rowName(number, 'startsPage')}
              label={host.text('startsPage')}
              hint={host.text('startsPageHint')}
              value={valueOf(formValues, rowName(number, 'startsPage'))}
            />
          )}
          {type && LOGIC_PROPERTIES[type].includes('amounts') && (
            <AreaField
              block={formValues.block}
              form={form}
              name={rowName(number, 'amounts')}
              label={host.text('amounts')}
              hint={host.text('amountsHint')}
              value={valueOf(formValues, rowName(number, 'amounts'))}
              more={{ rows: 2, dir: 'ltr', inputMode: 'decimal' }}
            />
          )}
          {type && LOGIC_PROPERTIES[type].includes('key') && (
            <LineField
              block={formValues.block}
              form={form}
              name={rowName(number, 'key')}
              label={host.text('key')}
              hint={host.text('prefillHint')}
              value={valueOf(formValues, rowName(number, 'key'))}
              more={{ maxLength: FORM_LIMIT.key, dir: 'ltr' }}
            />
          )}
          {type && hasConditions(type) && <Conditions {...formValues} row={number} />}
          <Place {...formValues} row={number} />
        </div>
      </details>
      <Moves title={title} host={host} />
      {type && <Removed {...formValues} row={number} title={title} />}
    </li>
  );
}

interface IdentityProps extends FormValues {
  readonly row: number;
  readonly type: FieldType | undefined;
  readonly title: string;
}

/** The id and type of a field never change, because answers are stored by them. */
function Identity({ row, type, title, ...formValues }: IdentityProps): ReactElement {
  const { block, form, host } = formValues;
  const field = (name: string) => ({ block, form, name: rowName(row, name) });
  const choices = FIELD_TYPES.map((one) => [one, host.text(`type-${one}`)] as const);
  return (
    <>
      {type ? (
        <>
          <input type="hidden" name={rowName(row, 'id')} value={valueOf(formValues, rowName(row, 'id'))} />
          <input type="hidden" name={rowName(row, 'type')} value={type} />
        </>
      ) : (
        <ChoiceField
          {...field('type')}
          label={host.text('type')}
          value=""
          choices={[['', host.text('noType')], ...choices]}
        />
      )}
      <LineField {...field('title')} label={host.text('label')} value={title} more={{ maxLength: FORM_LIMIT.title }} />
    </>
  );
}

function Place({ row, ...formValues }: FormValues & { readonly row: number }): ReactElement {
  const { block, form, host } = formValues;
  const name = rowName(row, 'place');
  const initial = row === TEMPLATE_ROW ? '' : `${row}`;
  return (
    <div className="admin-form__place" data-place="">
      <LineField
        block={block}
        form={form}
        name={name}
        label={host.text('place')}
        value={valueOf(formValues, name) || initial}
        more={COUNT}
      />
    </div>
  );
}

const MOVES = ['up', 'down', 'remove'] as const;

function Moves({ title, host }: { readonly title: string; readonly host: FormHost }): ReactElement {
  return (
    <div className="admin-form__moves" data-moves="" data-kept="" hidden>
      {MOVES.map((move) => (
        <button key={move} className="button button--quiet" type="button" data-move={move}>
          {host.text(move)}
          <span className="visually-hidden">
            {' '}
            <span data-row-title="">{title}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

interface RemovedProps extends FormValues {
  readonly row: number;
  readonly title: string;
}

/** The box that removes a field; with script, a note with a button that brings it back. */
function Removed({ row, title, ...formValues }: RemovedProps): ReactElement {
  const { block, form, host, view } = formValues;
  const name = rowName(row, 'remove');
  const count = view.answers[valueOf(formValues, rowName(row, 'id'))] ?? 0;
  const warning = count > 0 ? host.text('answered', { count }) : undefined;
  return (
    <>
      <div className="admin-form__remove" data-remove="">
        <BoxField
          block={block}
          form={form}
          name={name}
          label={host.text('removeBox')}
          {...(warning !== undefined && { hint: warning })}
          value={valueOf(formValues, name)}
        />
      </div>
      <div className="admin-form__removed" data-removed="" hidden>
        <p>
          {host.text('removed')} <strong data-row-title="">{title}</strong>
        </p>
        {warning !== undefined && <p data-warning="">{warning}</p>}
        <button className="button button--quiet" type="button" data-restore="">
          {host.text('restore')}
          <span className="visually-hidden">
            {' '}
            <span data-row-title="">{title}</span>
          </span>
        </button>
      </div>
    </>
  );
}

export function Picture({ type }: { readonly type: FieldType }): ReactElement {
  return (
    <svg className="admin-form__picture" viewBox="0 0 24 24" aria-hidden="true">
      <path d={FIELD_PICTURES[type]} />
    </svg>
  );
}
