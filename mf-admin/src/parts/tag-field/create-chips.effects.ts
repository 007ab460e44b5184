interface Chips {
  readonly list: HTMLElement;
  draw(names: readonly string[]): void;
  /** Focuses the button of the chip at a place, or of the last one; false if there is none. */
  focus(place: number): boolean;
}

interface ChipsOptions {
  /** What the button of a chip is called. */
  readonly label: (name: string) => string;
  readonly onRemove: (place: number) => void;
}

/** A list of names, each with a button that removes it. */
export function createChips({ label, onRemove }: ChipsOptions): Chips {
  const list = document.createElement('ul');
  list.className = 'admin-tag-field__chips';
  const buttons = (): HTMLButtonElement[] => [...list.querySelectorAll('button')];
  const chip = (name: string, place: number): HTMLElement => {
    const [item, text, button] = [element('li'), element('bdi'), document.createElement('button')];
    item.className = 'admin-tag-field__chip';
    text.textContent = name;
    button.type = 'button';
    button.className = 'admin-tag-field__remove';
    button.textContent = '×';
    button.setAttribute('aria-label', label(name));
    button.addEventListener('click', () => onRemove(place));
    item.append(text, button);
    return item;
  };
  return {
    list,
    draw: (names) => {
      list.replaceChildren(...names.map(chip));
      list.hidden = names.length === 0;
    },
    focus: (place) => {
      const button = buttons()[place] ?? buttons().at(-1);
      button?.focus();
      return button !== undefined;
    },
  };
}

function element(name: 'li' | 'bdi'): HTMLElement {
  return document.createElement(name);
}
