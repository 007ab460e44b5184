import type { PageChange, PageStep } from 'shared-types/admin/pages/page-change';
import { OWN_STEPS } from 'shared-types/admin/pages/page-draft';
import type { EditorModel } from './editor-model';

/** Steps after a change that led to a revision. */
export function withStep(
  steps: readonly PageStep[],
  change: Omit<PageChange, 'revision'>,
  revision: number,
): readonly PageStep[] {
  const { key, patch, inverse, label, undoes, redoes } = change;
  if (undoes !== undefined) return steps.map((step) => (step.key === undoes ? { ...step, undone: revision } : step));
  if (redoes !== undefined) return steps.map((step) => (step.key === redoes ? withoutUndone(step) : step));
  return [...steps, { key, patch, inverse, label, revision }].slice(-OWN_STEPS);
}

/** The step that undo takes back: the last one that is not undone. */
export function stepToUndo(model: EditorModel): PageStep | undefined {
  const steps = allSteps(model).filter(({ key, undone }) => undone === undefined && !model.skipped.includes(key));
  return steps.at(-1);
}

/** The step that redo does again: the one undone last, unless another step has been made since. */
export function stepToRedo(model: EditorModel): PageStep | undefined {
  const steps = allSteps(model);
  const newest = steps.at(-1)?.revision ?? 0;
  const candidates = steps.filter(({ key, undone = 0 }) => undone > newest && !model.skipped.includes(key));
  return candidates.reduce<PageStep | undefined>(
    (last, step) => ((step.undone ?? 0) > (last?.undone ?? 0) ? step : last),
    undefined,
  );
}

/** With the changes of the queue, as if the server had them. */
function allSteps({ steps, queue, base }: EditorModel): readonly PageStep[] {
  const first = Math.max(base.revision, base.behind ?? 0) + 1;
  return queue.reduce((all, change, index) => withStep(all, change, first + index), steps);
}

function withoutUndone({ undone: _undone, ...step }: PageStep): PageStep {
  return step;
}
