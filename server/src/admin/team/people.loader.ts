import { TEAM_DONE_PARAMETER, type TeamChangeEntry, type TeamView } from 'shared-types/admin/people/team';
import { WEBSITE_ROLE, type WebsiteRoleName } from 'shared-types/site/people/website-role';
import { languageOf, type Language } from '../../platform/language';
import { timeText, type TimeStyle } from '../../platform/time-text';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { doneIn } from '../shown-once';
import { twoStepStatus } from '../two-step/two-step-status';
import { mayTexts, ROLE_NAMES, roleNameOf, roleText } from './role-texts';
import { findTeamChanges, type OwnAct, type TeamAct } from './team-change.store';
import { findInvitations } from './team-invitation.store';
import { TEAM_MESSAGES } from './team.messages';
import { findTeam, findTwoStepRoles, isLastAdmin } from './team.store';

/** As many as anybody looks through. */
const MOST_CHANGES = 100;

const SIGNED_OUT = {
  people: [],
  invitations: [],
  roles: [],
  changes: [],
  isConfirmed: false,
  hasPasskey: false,
  isSignedOut: true,
} satisfies TeamView;

/** The team of the site, for accounts that may change it; nobody after signing out. */
export const teamLoader = {
  name: 'admin/team/people',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account) return SIGNED_OUT;
    if (!mayDo(account, 'team.edit')) return null;
    const { id: siteId } = site;
    const language = languageOf(site);
    const [team, invitations, demanded, changes, { passkeyHosts }] = await Promise.all([
      findTeam(db, siteId),
      findInvitations(db, siteId),
      findTwoStepRoles(db, siteId),
      findTeamChanges(db, siteId, MOST_CHANGES),
      twoStepStatus(db, account.id),
    ]);
    return {
      people: team.map((person) => ({
        id: person.id,
        displayName: person.displayName,
        email: person.email,
        role: roleNameOf(person.roles[0] ?? WEBSITE_ROLE.viewer),
        roleText: roleText(person.roles, language),
        isSelf: person.id === account.id,
        isLastAdmin: isLastAdmin(person, team),
        hasTwoStep: person.hasTwoStep,
        sessions: person.sessions,
        ...(person.signedInAt && {
          signedInAt: person.signedInAt.toISOString(),
          signedInText: timeText(person.signedInAt, site),
        }),
      })),
      invitations: invitations.map(({ id, email, role, status, sentAt, endsAt }) => ({
        id,
        email,
        roleText: roleText([role], language),
        status,
        sentAt: sentAt.toISOString(),
        sentText: timeText(sentAt, site),
        endsText: timeText(endsAt, site),
      })),
      roles: ROLE_NAMES.map((name) => ({
        name,
        text: TEAM_MESSAGES[language].roles[name],
        may: mayTexts(WEBSITE_ROLE[name], language),
        mustUseTwoStep: demanded.has(WEBSITE_ROLE[name]),
      })),
      changes: changes.map((change) => changeEntry(change, { language, style: site })),
      isConfirmed: account.isConfirmed,
      hasPasskey: passkeyHosts.length > 0,
      ...doneIn(query, TEAM_DONE_PARAMETER, TEAM_MESSAGES[language].done),
    } satisfies TeamView;
  },
} satisfies Loader<'admin/team/people'>;

type StoredChange = Awaited<ReturnType<typeof findTeamChanges>>[number];

function changeEntry(
  { id, by, act, subject, role, at }: StoredChange,
  { language, style }: { readonly language: Language; readonly style: TimeStyle },
): TeamChangeEntry {
  const { acts } = TEAM_MESSAGES[language];
  const write = acts[act as TeamAct | OwnAct];
  const texts = {
    by,
    subject: act === 'two-step-demanded' ? roleNames(subject, language) : subject,
    role: role === null ? '' : roleText([role], language),
  };
  return { id, text: write(texts), at: at.toISOString(), atText: timeText(at, style) };
}

/** The names of stored roles in a language. */
function roleNames(stored: string, language: Language): string {
  const { roles, nobody } = TEAM_MESSAGES[language];
  const names = stored.split(' ').filter((name): name is WebsiteRoleName => Object.hasOwn(roles, name));
  return names.map((name) => roles[name]).join(', ') || nobody;
}
