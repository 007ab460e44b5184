import { createPageGlobalPort } from '../ports/page-global.port';
import { createPolicyPort } from '../ports/policy.port';
import { createVisibilityPort } from '../ports/visibility.port';
import { createStoragePort } from '../ports/storage.port';
import { createStreamPort } from '../ports/stream.port';
import { createDeferred } from './create-deferred';

const page = createPageGlobalPort().read();
if (page)
  page.deferred = (parts) =>
    createDeferred({
      ...parts,
      policy: createPolicyPort(),
      visibility: createVisibilityPort(),
      storage: createStoragePort(),
      stream: createStreamPort(),
    });
