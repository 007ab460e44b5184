/** Length of `-error`, the suffix of error ids. */
const SUFFIX_LENGTH = 6;

/** Lists the field errors below the form's message, and opens collapsed parts that contain them. */
export function listErrors(form: HTMLFormElement, place: HTMLElement | null): void {
  if (!place?.textContent) return;
  const errors = form.querySelectorAll<HTMLElement>('[data-field-error]:not(:empty)');
  const list = document.createElement('ul');
  for (const { id, textContent } of errors) {
    const name = id.slice(0, -SUFFIX_LENGTH);
    const target = document.getElementById(name);
    for (let shut = target?.closest('details'); shut; shut = shut.parentElement?.closest('details')) shut.open = true;
    const link = document.createElement('a');
    link.href = `#${name}`;
    link.textContent = textContent;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  if (errors.length > 0) place.append(list);
}
