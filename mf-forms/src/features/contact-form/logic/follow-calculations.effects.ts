import { calculatedAnswers, type CalculationField } from 'shared-types/forms/logic/calculate';
import { writtenNumber } from 'shared-types/forms/logic/written-number';
import type { Host } from 'shared-types/host/host';
import { inputsOf } from './form-inputs.effects';
import { answerTexts } from './form-logic';

/** Computes the form's calculations anew while the visitor answers. What is stored is computed by the server. */
export function followCalculations(
  form: HTMLFormElement,
  fields: readonly CalculationField[],
  { stop, context: { numberFormat } }: Pick<Host, 'stop' | 'context'>,
): void {
  const outputs = [...form.querySelectorAll<HTMLOutputElement>('output[data-calculation]')];
  const look = (): void => {
    const results = calculatedAnswers(fields, answerTexts(inputsOf(form)), numberFormat);
    for (const output of outputs) {
      const { calculation = '', amount = 'null' } = output.dataset;
      const result = results.get(calculation);
      const written = result && writtenNumber(result, numberFormat, JSON.parse(amount) ?? undefined);
      // An equal text would be announced again.
      if (written !== undefined && written !== output.value) output.value = written;
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
