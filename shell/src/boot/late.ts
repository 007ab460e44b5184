import { createPageGlobalPort } from '../ports/page-global.port';
import { createPolicyPort } from '../ports/policy.port';
import { createSightPort } from '../ports/sight.port';
import { createStoragePort } from '../ports/storage.port';
import { createStreamPort } from '../ports/stream.port';
import { createLate } from './create-late';

const page = createPageGlobalPort().read();
if (page)
  page.late = (parts) =>
    createLate({
      ...parts,
      policy: createPolicyPort(),
      sight: createSightPort(),
      storage: createStoragePort(),
      stream: createStreamPort(),
    });
