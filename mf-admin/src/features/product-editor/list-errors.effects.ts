/** Lists under what the server says of the form what is wrong with which field, opens what hides it, and goes there. */
export function listErrors(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-form-error]');
  if (!place?.textContent) return;
  const wrong = [...form.querySelectorAll<HTMLElement>('[data-field-error]')].filter(({ textContent }) => textContent);
  const list = document.createElement('ul');
  for (const { id, textContent } of wrong) {
    const name = id.replace(/-error$/, '');
    const target = document.getElementById(name);
    for (let shut = target?.closest('details'); shut; shut = shut.parentElement?.closest('details')) shut.open = true;
    const link = document.createElement('a');
    link.href = `#${name}`;
    link.textContent = textContent;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  if (wrong.length > 0) place.append(list);
  place.focus();
}
