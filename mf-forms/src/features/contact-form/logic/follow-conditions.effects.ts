import { shownFields, type LogicField } from 'shared-types/forms/logic/shown-fields';
import { answerTexts } from './form-logic';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hides the fields whose conditions do not hold, while the visitor answers others. What was typed in them stays, and is not
 * sent: their inputs are disabled. Without script all fields are there, and the server decides.
 */
export function followConditions(form: HTMLFormElement, fields: readonly LogicField[], stop: AbortSignal): void {
  const places = [...form.querySelectorAll<HTMLElement>('[data-logic-field]')];
  const look = (): void => {
    const shown = shownFields(fields, answerTexts(inputsOf(form)));
    for (const place of places) {
      const isShown = shown.has(place.dataset.logicField ?? '');
      place.toggleAttribute('data-unmet', !isShown);
      for (const control of controlsIn(place)) control.disabled = !isShown;
    }
  };
  form.addEventListener('input', look, { signal: stop });
  form.addEventListener('change', look, { signal: stop });
  stop.addEventListener('abort', () => {
    for (const place of places) for (const control of controlsIn(place)) control.disabled = false;
  });
  look();
}

function controlsIn(place: HTMLElement): Iterable<Control> {
  return place.querySelectorAll<Control>('input, select, textarea');
}

function inputsOf(form: HTMLFormElement): (readonly [name: string, value: string])[] {
  return [...controlsIn(form)].flatMap((control) => {
    const isUnchecked =
      (control.type === 'checkbox' || control.type === 'radio') && !('checked' in control && control.checked);
    return isUnchecked ? [] : [[control.name, control.value] as const];
  });
}
