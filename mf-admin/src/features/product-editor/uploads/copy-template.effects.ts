/** A copy of what a template of the form holds. Throws where the form has none: its view writes it. */
export function copyTemplate(form: HTMLFormElement, selector: string): HTMLElement {
  const copy = form.querySelector<HTMLTemplateElement>(selector)?.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`The form has no template ${selector}.`);
  return copy;
}
