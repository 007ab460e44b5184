import { calculatedAnswers, type CalculationField } from 'shared-types/forms/logic/calculate';
import { inputsOf } from './form-inputs.effects';
import { answerTexts } from './form-logic';

/** Computes the form's calculations anew while the visitor answers. What is stored is computed by the server. */
export function followCalculations(
  form: HTMLFormElement,
  fields: readonly CalculationField[],
  stop: AbortSignal,
): void {
  const outputs = [...form.querySelectorAll<HTMLOutputElement>('output[data-calculation]')];
  const look = (): void => {
    const results = calculatedAnswers(fields, answerTexts(inputsOf(form)));
    for (const output of outputs) {
      const result = results.get(output.dataset.calculation ?? '');
      // An equal text would be announced again.
      if (result !== undefined && result !== output.value) output.value = result;
    }
  };
  form.addEventListener('input', look, { signal: stop });
  form.addEventListener('change', look, { signal: stop });
  // Without updates a result would soon be wrong.
  stop.addEventListener('abort', () => {
    for (const output of outputs) output.value = '';
  });
  look();
}
