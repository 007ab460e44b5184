import type { Host } from 'shared-types/host/host';

type ChoosingHost = Pick<Host, 'stop'> & {
  /** How many rows are chosen; nothing is said of none. */
  readonly text: (key: 'chosen', values: { readonly count: number }) => string;
};

/** Chooses all rows of a table by its head, and a range by Shift and a click; says how many are chosen. */
export function startChoosing(root: HTMLElement, { stop, text }: ChoosingHost): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[data-choose]')];
  const [label, count] = [
    root.querySelector<HTMLElement>('[data-choose-all]'),
    root.querySelector('[data-chosen-count]'),
  ];
  const all = label?.querySelector('input');
  if (!label || !all || boxes.length === 0) return;
  let last: HTMLInputElement | undefined;
  const look = (): void => {
    const chosen = boxes.filter(({ checked }) => checked).length;
    all.checked = chosen === boxes.length;
    all.indeterminate = chosen > 0 && chosen < boxes.length;
    if (count) count.textContent = chosen > 0 ? text('chosen', { count: chosen }) : '';
  };
  const click = (event: MouseEvent): void => {
    const box = boxes.find((one) => one === event.target);
    if (!box) return;
    if (event.shiftKey && last) for (const one of between(boxes, last, box)) one.checked = box.checked;
    last = box;
    look();
  };
  const chooseAll = (): void => {
    for (const box of boxes) box.checked = all.checked;
    look();
  };
  root.addEventListener('click', click, { signal: stop });
  all.addEventListener('change', chooseAll, { signal: stop });
  label.hidden = false;
  // The browser may have restored what was chosen before the page was left.
  look();
}

function between<T>(all: readonly T[], one: T, other: T): readonly T[] {
  const [first = 0, last = 0] = [all.indexOf(one), all.indexOf(other)].sort((a, b) => a - b);
  return all.slice(first, last + 1);
}
