/** Where files come from. */
export interface FileSource {
  /** The field they are chosen in. */
  readonly input: HTMLInputElement;
  /** Where they may be dropped, and what shows that they may. */
  readonly part: HTMLElement;
  readonly place: HTMLElement;
  readonly stop: AbortSignal;
}

/** Hands over the files that are chosen or dropped. The field is empty afterwards: they are not sent once more with the form. */
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
  // Chosen before this was here.
  if (input.files?.length) change();
}
