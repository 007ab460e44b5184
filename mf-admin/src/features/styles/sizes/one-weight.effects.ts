import { hasTwoWeights } from 'shared-types/site/theme/theme-sizes';
import { fontOf } from '../fonts/font-of';
import { fontSelect, isUse } from '../fonts/form-fonts';
import { followForm } from '../follow-form.effects';

/** Says of which fonts no weight can be chosen. */
export function showOneWeight(form: HTMLFormElement, stop: AbortSignal): void {
  followForm(form, stop, () => {
    for (const note of form.querySelectorAll<HTMLElement>('[data-one-weight]')) {
      const use = note.dataset.oneWeight;
      if (isUse(use)) note.hidden = hasTwoWeights(fontOf(fontSelect(form, use)?.value ?? ''));
    }
  });
}
