/** Input types that are not typed into. */
const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'reset', 'button', 'image'];

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** True for text fields. */
function isTextField(element: Element): element is TextField {
  return element.matches('textarea, input') && !NOT_TYPED.includes((element as TextField).type);
}

/** True if there is unsaved text in the page, in a part of it, or in a same-origin frame. */
export function hasTypedText(page: ParentNode): boolean {
  const fields = [...page.querySelectorAll('textarea, input')].filter(isTextField);
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) return true;
  return [...page.querySelectorAll('iframe')].some(({ contentDocument: inside }) => inside && hasTypedText(inside));
}

/** Marks the text of a form as saved. */
export function settleTypedText(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<TextField>(':read-write')) field.defaultValue = field.value;
}

/** True for a field in which Escape or typing has a meaning of its own. */
export function takesKeys(element: Element): boolean {
  return isTextField(element) || element.matches('select, [contenteditable]');
}

/** The focused field, if it takes keys. */
export function focusedField(page: Document): HTMLElement | undefined {
  const focused = page.activeElement;
  return focused && takesKeys(focused) ? (focused as HTMLElement) : undefined;
}
