import { shownFields, type LogicField } from 'shared-types/forms/logic/shown-fields';
import type { Host } from 'shared-types/host/host';
import { controlsIn, inputsOf } from './form-inputs.effects';
import { answerTexts } from './form-logic';

/**
 * Hides the fields whose conditions do not hold, while the visitor answers others. What was typed in them stays, and is not
 * sent: their inputs are disabled. Without script all fields are there, and the server decides.
 */
export function followConditions(
  form: HTMLFormElement,
  fields: readonly LogicField[],
  { stop, context: { numberFormat } }: Pick<Host, 'stop' | 'context'>,
): void {
  const places = [...form.querySelectorAll<HTMLElement>('[data-logic-field]')];
  const look = (): void => {
    const shown = shownFields(fields, answerTexts(inputsOf(form)), numberFormat);
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
