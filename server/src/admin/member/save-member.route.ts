import { MEMBER_EDITOR_CALLS } from 'shared-types/admin/people/member';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import type { Language } from '../../platform/language';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { areasOf, sentAreas } from '../members/areas-of';
import { memberNameSchema } from '../members/invite-member.schema';
import { MEMBERS_MESSAGES } from '../members/members.messages';
import { stateFields } from '../state-fields';
import { doneToMember, MEMBER_GONE } from './member-action';
import { isSame, saveDetails, type DetailsOutcome } from './member-details.store';
import { oneMemberSchema } from './one-member.schema';

const input = (language: Language) =>
  z
    .looseObject({ ...oneMemberSchema.shape, displayName: memberNameSchema(language), ...stateFields })
    .describe('An area is sent as `area.<name>`.');

/** `saveMember`: saves name and areas. If somebody else has saved meanwhile, the form first shows their values. */
export const saveMemberRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'members.edit',
    ...MEMBER_EDITOR_CALLS.saveMember,
    input,
    run: (sent, context) => save(services, sent, context),
  });
};

async function save(
  { db }: Services,
  { member, displayName, base, key, ...fields }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'members.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const offered = areasOf(site);
  const outcome = await saveDetails(db, {
    siteId: site.id,
    member,
    displayName,
    areas: (own) => sentAreas(fields, [...new Set([...offered, ...own])]),
    seen: key || base,
  });
  if (outcome.kind === 'conflict') return conflict(outcome, language);
  return outcome.kind === 'saved' ? doneToMember(context, { member, done: 'saved' }) : MEMBER_GONE;
}

/** Shows the stored values at the fields, and gives the form the new state, so that its next save may replace it. */
function conflict(
  { stored, wanted }: Extract<DetailsOutcome, { readonly kind: 'conflict' }>,
  language: Language,
): ActionOutcome {
  const { now, noAreas } = MEMBERS_MESSAGES[language];
  return {
    kind: 'refused',
    code: 'admin/member-conflict',
    errors: {
      ...(stored.displayName === wanted.displayName ? {} : { displayName: now(stored.displayName) }),
      ...(isSame(stored.areas, wanted.areas) ? {} : { areas: now(stored.areas.join(', ') || noAreas) }),
    },
    key: String(stored.revision),
  };
}
