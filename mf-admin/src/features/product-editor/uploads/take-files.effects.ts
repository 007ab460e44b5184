export interface FileSource {
  /** The file input. */
  readonly input: HTMLInputElement;
  /** Drop target, which also shows that files can be dropped. */
  readonly part: HTMLElement;
  readonly place: HTMLElement;
  readonly stop: AbortSignal;
}

/** Passes on selected and dropped files. Empties the input, so that the form does not send them again. */
export function takeFiles(
  { input, part, place, stop: signal }: FileSource,
  take: (files: readonly File[]) => void,
): void {
  const change = (): void => {
    const files = [...(input.files ?? [])];
    input.value = '';
    take(files);
  };
  const over = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    place.toggleAttribute('data-over', isOver);
  };
  const drop = (event: DragEvent): void => {
    over(false)(event);
    take([...(event.dataTransfer?.files ?? [])]);
  };
  input.addEventListener('change', change, { signal });
  part.addEventListener('dragover', over(true), { signal });
  part.addEventListener('dragleave', over(false), { signal });
  part.addEventListener('drop', drop, { signal });
  // Files selected before the script ran.
  if (input.files?.length) change();
}
