/** Attributes that contain the name of a field or of its row. */
const NAMING = [
  'id',
  'for',
  'name',
  'aria-describedby',
  'aria-labelledby',
  'data-field-error',
  'data-picture',
  'data-row',
];

/** Replaces the placeholder in a copied template by the name of its own picture or variant, such as `p.new` by `p.<id>`. */
export function renameParts(copy: HTMLElement, placeholder: string, name: string): void {
  const part = new RegExp(`\\b([pav][.-])${placeholder}\\b`, 'g');
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const attribute of NAMING) {
      const value = element.getAttribute(attribute);
      const own = value === placeholder ? name : value?.replace(part, (_, field: string) => field + name);
      if (own !== undefined) element.setAttribute(attribute, own);
    }
}
