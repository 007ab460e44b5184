/** Fields that hold what is chosen, or nothing of the visitor's. */
const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'reset', 'button', 'image'];

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** True for a field into which one types. */
function isTextField(element: Element): element is TextField {
  return element.matches('textarea, input') && !NOT_TYPED.includes((element as TextField).type);
}

/** True where something is typed on the page, in a part of it, or on one of this site in a frame of it, that leaving it could lose. */
export function hasTypedText(page: ParentNode): boolean {
  const fields = [...page.querySelectorAll('textarea, input')].filter(isTextField);
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) return true;
  return [...page.querySelectorAll('iframe')].some(({ contentDocument: inside }) => inside && hasTypedText(inside));
}

/** The field that has the focus, if it is one in which Escape has a meaning of its own. */
export function focusedField(page: Document): HTMLElement | undefined {
  const focused = page.activeElement;
  const isField = focused && (isTextField(focused) || focused.matches('select, [contenteditable]'));
  return isField ? (focused as HTMLElement) : undefined;
}
