import { TEMPLATES_CALLS } from 'shared-types/admin/theme/templates';
import { z } from 'zod';
import type { Route } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { workingFields } from '../site-drafts/working-fields';
import { saveLook } from './save-look';

const input = z.object(workingFields);

/** `lookBefore`: gives the site the look back that it had before its template; without a template nothing changes. */
export const lookBeforeRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'styles.edit',
    ...TEMPLATES_CALLS.lookBefore,
    input,
    invalid: 'admin/styles-invalid',
    run: (seen, context) =>
      saveLook(services, context, {
        ...seen,
        message: 'back',
        change: (shown) => shown.template?.before ?? shown,
      }),
  });
