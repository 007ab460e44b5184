import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import { renamed } from 'shared-types/forms/logic/formula';
import { formDefinition } from '../../site/form/form-definition';
import { formulaMistakes, type FormulaMistake } from '../../site/form/logic/formula-mistakes';
import type { FieldReader } from '../field-reader';
import type { FormMessages } from './form.messages';
import type { Settings } from './settings';

const UNWRITABLE = /[[\]]/;

/** A field by which formulas may name another. */
type NamedField = Settings & { readonly id: string };

/** A stored formula as the builder shows it: with the titles of fields. A title that is not clear is shown as id. */
export function shownFormula(formula: string, fields: readonly NamedField[]): string {
  return renamed(formula, (id) => {
    const title = fields.find((field) => field.id === id)?.['title'];
    if (typeof title !== 'string' || UNWRITABLE.test(title)) return id;
    return idsNamed(title, fields).length === 1 ? title.trim() : id;
  });
}

/**
 * A formula as it is stored: with ids. A field that is renamed together with the formula may have its former title there. What
 * names no field, or more than one, stays as it is written.
 */
export function storedFormula(
  formula: string,
  { fields, former }: { readonly fields: readonly NamedField[]; readonly former: readonly NamedField[] },
): string {
  return renamed(formula, (name) => {
    const ids = idsNamed(name, fields);
    const found = ids.length > 0 ? ids : idsNamed(name, former);
    return (found.length === 1 && found[0]) || name;
  });
}

/** The fields with an id or, without regard to case and white space, a title. An id goes before titles. */
function idsNamed(name: string, fields: readonly NamedField[]): readonly string[] {
  if (fields.some(({ id }) => id === name)) return [name];
  return fields.filter(({ title }) => comparable(title) === comparable(name)).map(({ id }) => id);
}

function comparable(title: unknown): string {
  return String(title).replace(/\s+/g, ' ').trim().toLowerCase();
}

interface FormulasToCheck {
  readonly settings: Settings;
  /** Prefix of the names of a field's inputs. */
  readonly prefixOf: (id: string) => string;
  readonly messages: FormMessages;
}

/** Refuses formulas that cannot be computed and amounts that do not fit their options, at their inputs. */
export function checkFormulas(reader: FieldReader, { settings, prefixOf, messages }: FormulasToCheck): void {
  const fields = formDefinition({ fields: settings['fields'] })?.fields ?? [];
  for (const { id, formula = '' } of fields)
    if (formula.length > FORM_LIMIT.formula)
      reader.refuse(`${prefixOf(id)}formula`, messages['formula-long'](FORM_LIMIT.formula));
  for (const mistake of formulaMistakes(fields)) {
    const isAmbiguous = mistake.reason === 'unknown' && idsNamed(mistake.other, fields).length > 1;
    const message = isAmbiguous ? messages['formula-ambiguous'](mistake.other) : messageOf(mistake, messages);
    reader.refuse(`${prefixOf(mistake.field)}${mistake.part}`, message);
  }
}

function messageOf(mistake: FormulaMistake, messages: FormMessages): string {
  switch (mistake.reason) {
    case 'syntax':
      return mistake.syntax.reason === 'unexpected'
        ? messages['formula-unexpected'](mistake.syntax.found, mistake.syntax.at)
        : messages[`formula-${mistake.syntax.reason}`];
    case 'count':
      return messages['amounts-count'](mistake.options);
    case 'amount':
      return messages['amounts-amount'](mistake.amount);
    default:
      return messages[`formula-${mistake.reason}`](mistake.other);
  }
}
