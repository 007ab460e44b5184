import { CODE_CALLS } from 'shared-types/admin/pages/code-injection';
import { SITE_CODE_LIMIT } from 'shared-types/site/page/site-code';
import { findState } from '../site/saved-state/saved-state';
import { SITE_CODE, siteCodeName } from '../site/saved-state/site-code';
import { NO_STATES, signInAsOwner, type BadInputCase } from './bad-input-case.fixture';

const NO_CODE = [7, null, [], {}, 'x'.repeat(SITE_CODE_LIMIT.code + 1)];

export const CODE_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${CODE_CALLS.saveCode.path}`,
    right: async (world) => {
      const siteId = await signInAsOwner(world);
      const { state } = await findState(world.open.db, SITE_CODE, siteId);
      const body = { of: '', head: '<b>a</b>', body: '', consent: 'always', base: siteCodeName(state) };
      return { path: CODE_CALLS.saveCode.path, body };
    },
    required: ['of', 'head', 'body', 'base'],
    texts: ['of'],
    wrong: {
      of: ['/gone', 7, [], {}],
      head: NO_CODE,
      body: NO_CODE,
      consent: ['', 'maybe', 7, [], {}],
      base: NO_STATES,
      key: NO_STATES,
    },
  },
];
