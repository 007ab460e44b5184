import type { FormField } from '../contact-form';

/**
 * The pages of a form, with the fields of each: a section that begins a page and what is below it. Without such a section, and
 * for a form that begins with the only one, one page has all fields.
 */
export function formPages<Field extends Pick<FormField, 'type' | 'startsPage'>>(
  fields: readonly Field[],
): readonly (readonly Field[])[] {
  const pages: Field[][] = [[]];
  for (const field of fields) {
    if (startsPage(field) && pages.at(-1)?.length) pages.push([]);
    pages.at(-1)?.push(field);
  }
  return pages;
}

/** True for a section that begins a page. */
export function startsPage({ type, startsPage: starts }: Pick<FormField, 'type' | 'startsPage'>): boolean {
  return type === 'section' && starts === true;
}
