const PERCENT = 100;
const STEP = 1;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The focal point is where somebody taps; arrow keys move it, and so do the number fields, which are what is saved. */
export function choosePoint(part: HTMLElement, stop: AbortSignal): void {
  const picture = part.querySelector<HTMLElement>('[data-picture]');
  const mark = part.querySelector<HTMLElement>('[data-mark]');
  const [x, y] = [...part.querySelectorAll<HTMLInputElement>('input')];
  if (!picture || !mark || !x || !y) return;
  const clamp = (value: number): number => Math.min(Math.max(Math.round(value), 0), PERCENT);
  const show = (): void => {
    mark.style.insetInlineStart = 'auto';
    mark.style.left = `${clamp(Number(x.value))}%`;
    mark.style.top = `${clamp(Number(y.value))}%`;
  };
  const set = (left: number, top: number): void => {
    [x.value, y.value] = [String(clamp(left)), String(clamp(top))];
    for (const input of [x, y]) input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  mark.hidden = false;
  picture.tabIndex = 0;
  picture.addEventListener(
    'click',
    ({ clientX, clientY }) => {
      const { left, top, width, height } = picture.getBoundingClientRect();
      set(((clientX - left) / width) * PERCENT, ((clientY - top) / height) * PERCENT);
    },
    { signal: stop },
  );
  picture.addEventListener(
    'keydown',
    (event) => {
      const move = KEYS[event.key];
      if (!move) return;
      event.preventDefault();
      set(Number(x.value) + move[0], Number(y.value) + move[1]);
    },
    { signal: stop },
  );
  part.addEventListener('input', show, { signal: stop });
  show();
}
