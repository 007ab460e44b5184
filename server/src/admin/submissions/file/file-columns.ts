import type { StoredSubmission } from '../submissions.store';
import type { TableColumns } from '../table-columns';

export interface FileColumns {
  readonly titles: readonly string[];
  /** The answers of a submission, one per column; parts of an answer are on separate lines. */
  readonly cellsOf: (submission: Pick<StoredSubmission, 'formId' | 'fields'>) => string[];
}

/** A column per field of the forms. Fields with the same title in several forms share a column. */
export function fileColumns(forms: ReadonlyMap<string, TableColumns>): FileColumns {
  const titles: string[] = [];
  const places = new Map<string, number>();
  const placesOf = new Map([...forms].map(([id, table]) => [id, uniqueTitles(table).map(placeOf)] as const));
  function placeOf([title, key]: readonly [string, string]): number {
    const place = places.get(key) ?? titles.push(title) - 1;
    places.set(key, place);
    return place;
  }
  return {
    titles,
    cellsOf({ formId, fields }) {
      const cells = titles.map(() => '');
      const answers = forms.get(formId)?.answersOf(fields) ?? [];
      answers.forEach(({ values }, index) => {
        const place = placesOf.get(formId)?.[index];
        if (place !== undefined) cells[place] = values.join('\n');
      });
      return cells;
    },
  };
}

/** Titles of a form with keys that differ where a title is repeated. */
function uniqueTitles({ columns }: TableColumns): (readonly [title: string, key: string])[] {
  const seen = new Map<string, number>();
  return columns.map(({ title }) => {
    const count = seen.get(title) ?? 0;
    seen.set(title, count + 1);
    return [title, JSON.stringify([title, count])] as const;
  });
}
