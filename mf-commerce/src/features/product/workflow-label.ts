import { WORKFLOW_STATUS, type WorkflowStatusNumber } from 'shared-types/commerce/product';

const LABELS = {
  [WORKFLOW_STATUS.published]: 'workflowAvailable',
  [WORKFLOW_STATUS.scheduled]: 'workflowScheduled',
  [WORKFLOW_STATUS.draft]: 'workflowHidden',
} as const;

/** The message key of a product’s workflow status. */
export function workflowLabel(
  status: WorkflowStatusNumber,
): (typeof LABELS)[keyof typeof LABELS] | 'workflowUnsupported' {
  return status in LABELS ? LABELS[status as keyof typeof LABELS] : 'workflowUnsupported';
}
