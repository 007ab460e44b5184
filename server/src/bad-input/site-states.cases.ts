import { SITE_HISTORY_CALLS } from 'shared-types/admin/site-states/site-history';
import { SITE_DRAFT_CALLS } from 'shared-types/admin/site-states/site-drafts';
import { findState } from '../site/saved-state/saved-state';
import { SITE_THEME, siteThemeName } from '../site/saved-state/site-theme';
import { saveWorkingState } from '../site/site-draft/save-working-state';
import { findWorkingState } from '../site/site-draft/working-state';
import { NO_STATES, signInAsOwner, type BadInputCase } from './bad-input-case.fixture';

const restoreForm: BadInputCase = {
  route: `POST ${SITE_HISTORY_CALLS.restoreState.path}`,
  right: async (world) => {
    const siteId = await signInAsOwner(world);
    const { db } = world.open;
    const { state } = await findState(db, SITE_THEME, siteId);
    const theme = JSON.stringify({ ...state, colors: { ...state.colors, accent: '#0b5d3b' } });
    const change = { site_id: siteId, account_id: null, changed_by: 'Ada' };
    const past = await db
      .insertInto('site_theme_change')
      .values({ ...change, theme })
      .returning('id')
      .executeTakeFirstOrThrow();
    const now = { ...change, theme: JSON.stringify(state) };
    await db.insertInto('site_theme_change').values(now).execute();
    const body = { part: 'styles', version: String(past.id), base: siteThemeName(state) };
    return { path: SITE_HISTORY_CALLS.restoreState.path, body };
  },
  required: ['part', 'version', 'base'],
  wrong: {
    part: ['', 'cookies', '__proto__', 7, null, [], {}],
    version: ['', 'first', '-1', '1.5', '9'.repeat(19), '9'.repeat(18), 7, null, [], {}],
    language: ['pl', 7, [], {}],
    base: NO_STATES,
    key: NO_STATES,
  },
};

const discardForm: BadInputCase = {
  route: `POST ${SITE_DRAFT_CALLS.discardSiteDraft.path}`,
  right: async (world) => {
    const siteId = await signInAsOwner(world);
    const { db } = world.open;
    const place = { siteId, part: 'styles', language: '' } as const;
    const { state } = await findState(db, SITE_THEME, siteId);
    const sent = { ...state, colors: { ...state.colors, accent: '#0b5d3b' } };
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const account = { id, displayName: 'Ada' };
    await saveWorkingState(db, SITE_THEME, { ...place, account, change: () => sent, isDraft: true });
    const { name: base } = await findWorkingState(db, SITE_THEME, place);
    return { path: SITE_DRAFT_CALLS.discardSiteDraft.path, body: { part: 'styles', base } };
  },
  required: ['part', 'base'],
  wrong: {
    part: ['', 'popup', '__proto__', 7, null, [], {}],
    language: ['pl', 7, [], {}],
    base: NO_STATES,
    key: NO_STATES,
  },
};

export const SITE_STATE_CASES: readonly BadInputCase[] = [restoreForm, discardForm];
