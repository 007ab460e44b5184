type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs whose value belongs to the page, not to the visitor. */
const FIXED_INPUTS = ['hidden', 'file', 'submit', 'button', 'image', 'reset'];

/** Moves focus and caret from the previous element. */
export function giveFocus(element: Element | undefined, former: Element): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus();
  if (!('selectionStart' in former) || !('setSelectionRange' in element)) return;
  const { selectionStart, selectionEnd } = former as HTMLInputElement;
  // Some input types have no caret.
  if (selectionStart !== null) (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

function controlsIn(nodes: readonly Node[]): Control[] {
  const elements = nodes.filter((node): node is Element => node.nodeType === Node.ELEMENT_NODE);
  return elements.flatMap((element) => [...element.querySelectorAll<Control>('input, textarea, select')]);
}

/**
 * Copies the visitor's values to new controls of the same name, if the number of controls is unchanged; otherwise they
 * could not be matched.
 */
export function carryValues(fromNodes: readonly Node[], toNodes: readonly Node[]): void {
  const [from, to] = [controlsIn(fromNodes), controlsIn(toNodes)];
  for (const control of to) {
    const label = labelOf(control);
    const [formers, others] = [from, to].map((all) => all.filter((one) => labelOf(one) === label)) as [
      Control[],
      Control[],
    ];
    const source = formers[others.indexOf(control)];
    if (source && formers.length === others.length) carryValue(source, control);
  }
}

function labelOf(control: Control): string {
  return [control.type, control.name, isChoice(control) && control.value].join();
}

const isChoice = ({ type }: Control): boolean => ['checkbox', 'radio'].includes(type);

function carryValue(source: Control, control: Control): void {
  if (FIXED_INPUTS.includes(control.type)) return;
  if (isChoice(control)) (control as HTMLInputElement).checked = (source as HTMLInputElement).checked;
  else control.value = source.value;
}
