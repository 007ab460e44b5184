type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs whose value is the page's, not the visitor's. */
const FIXED_INPUTS = ['hidden', 'file', 'submit', 'button', 'image', 'reset'];

/** Gives an element the focus that its former had, and the caret. */
export function giveFocus(element: Element | undefined, former: Element): void {
  if (!(element instanceof HTMLElement)) return;
  element.focus();
  if (!('selectionStart' in former) || !('setSelectionRange' in element)) return;
  const { selectionStart, selectionEnd } = former as HTMLInputElement;
  // Inputs of some types have no caret to ask for.
  if (selectionStart !== null) (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

function controlsIn(nodes: readonly Node[]): Control[] {
  const elements = nodes.filter((node): node is Element => node.nodeType === Node.ELEMENT_NODE);
  return elements.flatMap((element) => [...element.querySelectorAll<Control>('input, textarea, select')]);
}

/**
 * Gives controls what the visitor has put into their formers: those of the same name, of which there are as many as before. Of
 * others nobody could say which is which.
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
