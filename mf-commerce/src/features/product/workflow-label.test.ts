import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { messages } from './product.messages';
import { workflowLabel } from './workflow-label';

spec('PROD-16', 'published is Available, scheduled Scheduled, draft Hidden, and any other state Unsupported', () => {
  const labels = Object.entries(WORKFLOW_STATUS).map(([name, status]) => [name, messages[workflowLabel(status)]]);
  expect(Object.fromEntries(labels)).toEqual({
    published: 'Available',
    scheduled: 'Scheduled',
    draft: 'Hidden',
    needsReview: 'Unsupported',
    private: 'Unsupported',
    deleted: 'Unsupported',
  });
});
