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

/** Takes what is typed in a form as what it came with: it has arrived, and leaving it loses nothing. */
export function settleTypedText(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<TextField>(':read-write')) field.defaultValue = field.value;
}

/** True for a field in which Escape, or what is typed, has a meaning of its own. */
export function takesKeys(element: Element): boolean {
  return isTextField(element) || element.matches('select, [contenteditable]');
}

/** The field that has the focus, if it is such a one. */
export function focusedField(page: Document): HTMLElement | undefined {
  const focused = page.activeElement;
  return focused && takesKeys(focused) ? (focused as HTMLElement) : undefined;
}
