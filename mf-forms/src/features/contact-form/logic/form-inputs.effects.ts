type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlsIn(place: HTMLElement): Iterable<Control> {
  return place.querySelectorAll<Control>('input, select, textarea');
}

/** Names and values as the form would send them if none of its inputs were disabled. */
export function inputsOf(form: HTMLFormElement): (readonly [name: string, value: string])[] {
  return [...controlsIn(form)].flatMap((control) => {
    const isUnchecked =
      (control.type === 'checkbox' || control.type === 'radio') && !('checked' in control && control.checked);
    return isUnchecked ? [] : [[control.name, control.value] as const];
  });
}
