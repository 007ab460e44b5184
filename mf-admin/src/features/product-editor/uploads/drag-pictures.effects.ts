interface Dragging {
  readonly stop: AbortSignal;
  /** Called with the picture, and the number of pictures before its new place. */
  readonly onDrop: (item: HTMLElement, place: number) => void;
}

/** Pictures are dragged to the place of another one; the buttons do the same. */
export function dragPictures(list: HTMLElement, { stop, onDrop }: Dragging): void {
  let dragged: HTMLElement | undefined;
  const itemAt = ({ target }: Event): HTMLElement | undefined =>
    (target instanceof Element ? target.closest<HTMLElement>('[data-picture]') : null) ?? undefined;
  const end = (): void => {
    dragged?.removeAttribute('data-dragged');
    dragged = undefined;
  };
  const on = (type: 'dragstart' | 'dragover' | 'drop' | 'dragend', act: (event: DragEvent) => void): void =>
    list.addEventListener(type, act, { signal: stop });
  // Pictures themselves are what browsers let drag.
  on('dragstart', (event) => {
    if (!(event.target instanceof HTMLImageElement)) return;
    dragged = itemAt(event);
    dragged?.setAttribute('data-dragged', '');
    event.dataTransfer?.setData('text/plain', dragged?.dataset['pictureName'] ?? '');
  });
  on('dragover', (event) => {
    if (dragged && itemAt(event)) event.preventDefault();
  });
  on('drop', (event) => {
    const target = itemAt(event);
    if (!dragged || !target) return;
    event.preventDefault();
    event.stopPropagation();
    const shown = [...list.querySelectorAll<HTMLElement>('[data-picture]:not([hidden])')];
    if (target !== dragged) onDrop(dragged, shown.indexOf(target));
    end();
  });
  on('dragend', end);
}
