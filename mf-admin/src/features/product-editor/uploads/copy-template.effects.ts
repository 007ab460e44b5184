/** A copy of the content of one of the form's templates. Throws if there is none. */
export function copyTemplate(form: HTMLFormElement, selector: string): HTMLElement {
  const copy = form.querySelector<HTMLTemplateElement>(selector)?.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`The form has no template ${selector}.`);
  return copy;
}
