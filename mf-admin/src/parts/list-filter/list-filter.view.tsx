import type { ReactElement } from 'react';
import { Field } from 'shared-types/site/field';
import './list-filter.css';

interface FilterField {
  /** Query parameter. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

interface FilterChoice extends FilterField {
  /** Value and text of each option. */
  readonly options: readonly (readonly [string, string])[];
}

interface FilterDay extends FilterField {
  readonly error: string | undefined;
}

interface ListFilterProps {
  readonly block: string;
  /** Path of the list. */
  readonly path: string;
  /** Query parameters that a search keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly search: FilterField & { readonly longest: number };
  readonly choices?: readonly FilterChoice[];
  /** The first and the last day. */
  readonly days?: readonly FilterDay[];
  readonly labels: { readonly find: string; readonly note?: string };
}

/** Filters of a list in a GET form, so that the URL can be kept. */
export function ListFilter({
  block,
  path,
  kept = {},
  search,
  choices = [],
  days = [],
  labels,
}: ListFilterProps): ReactElement {
  const idOf = ({ name }: FilterField) => `block-${block}-${name}`;
  return (
    <search className="admin-list-filter">
      <form className="admin-list-filter__form" action={path}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="field">
          <label htmlFor={idOf(search)}>{search.label}</label>
          <input
            id={idOf(search)}
            name={search.name}
            type="search"
            defaultValue={search.value}
            maxLength={search.longest}
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
          />
        </div>
        {choices.map((choice) => (
          <div key={choice.name} className="field">
            <label htmlFor={idOf(choice)}>{choice.label}</label>
            <select id={idOf(choice)} name={choice.name} defaultValue={choice.value}>
              {choice.options.map(([value, text]) => (
                <option key={value} value={value} dir="auto">
                  {text}
                </option>
              ))}
            </select>
          </div>
        ))}
        {days.map(({ name, label, value, error }) => (
          <Field key={name} id={`block-${block}-${name}`} name={name} label={label} error={error}>
            {(control) => <input {...control} type="date" defaultValue={value} />}
          </Field>
        ))}
        <button type="submit" className="button">
          {labels.find}
        </button>
      </form>
      {labels.note !== undefined && <p className="admin-muted">{labels.note}</p>}
    </search>
  );
}
