const PERCENT = 100;
/** A shorter drag is a click, which chooses nothing. */
const LEAST = 2;

/** The part of a picture is what somebody drags over; the number fields do the same, and are what is saved. */
export function chooseArea(part: HTMLElement, stop: AbortSignal): void {
  const picture = part.querySelector<HTMLElement>('[data-picture]');
  const shown = picture?.querySelector('img');
  const frame = part.querySelector<HTMLElement>('[data-frame]');
  const input = (name: string) => part.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map(input);
  const rotate = part.querySelector<HTMLSelectElement>('select[name=rotate]');
  if (!picture || !shown || !frame || !left || !top || !width || !height || !rotate) return;
  const show = (): void => {
    Object.assign(frame.style, {
      left: `${left.value}%`,
      top: `${top.value}%`,
      width: `${width.value}%`,
      height: `${height.value}%`,
    });
  };
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.getBoundingClientRect();
    const within = (at: number, from: number, size: number) =>
      Math.min(Math.max(((at - from) / size) * PERCENT, 0), PERCENT);
    return { x: within(clientX, box.left, box.width), y: within(clientY, box.top, box.height) };
  };
  let first: { readonly x: number; readonly y: number } | undefined;
  const drag = (event: PointerEvent): void => {
    if (!first) return;
    const { x, y } = pointOf(event);
    if (Math.abs(x - first.x) < LEAST || Math.abs(y - first.y) < LEAST) return;
    const rounded = (value: number): string => String(Math.round(value));
    left.value = rounded(Math.min(first.x, x));
    top.value = rounded(Math.min(first.y, y));
    width.value = rounded(Math.abs(x - first.x));
    height.value = rounded(Math.abs(y - first.y));
    show();
  };
  frame.hidden = false;
  picture.style.touchAction = 'none';
  picture.addEventListener(
    'pointerdown',
    (event) => {
      event.preventDefault();
      first = pointOf(event);
    },
    { signal: stop },
  );
  picture.addEventListener('pointermove', drag, { signal: stop });
  window.addEventListener('pointerup', () => (first = undefined), { signal: stop });
  part.addEventListener('input', show, { signal: stop });
  rotate.addEventListener(
    'change',
    () => {
      const url = new URL(shown.src);
      url.searchParams.set('rotate', rotate.value);
      shown.src = url.href;
      [left.value, top.value, width.value, height.value] = ['0', '0', String(PERCENT), String(PERCENT)];
      show();
    },
    { signal: stop },
  );
  show();
}
