import type { TeamDone } from 'shared-types/admin/people/team';
import type { WebsiteRoleName } from 'shared-types/site/people/website-role';
import type { InLanguages } from '../../platform/language';
import type { SiteCapability } from '../../site/session/capabilities';
import type { OwnAct, TeamAct } from './team-change.store';
import { polish } from './team.messages.pl';

export interface ChangeTexts {
  /** Who did it. */
  readonly by: string;
  /** Who or what it was done to. */
  readonly subject: string;
  /** The role that was given, or empty. */
  readonly role: string;
}

export interface InvitationTexts {
  readonly siteName: string;
  readonly invitedBy: string;
  readonly role: string;
  readonly link: string;
  /** When the link ends, with the time zone. */
  readonly endsText: string;
}

const english = {
  role: 'Choose a role from the list.',
  known: 'This person is already in the team.',
  invited: 'This person has already been invited. You can send the invitation again below.',
  limited: (minutes: number) =>
    `Too many invitations were sent. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  remove: ({ displayName, email }: { displayName: string; email: string }) =>
    `${displayName} (${email}) can no longer open the admin area of this site, and is signed out at once.`,
  removeSelf: 'You will no longer be able to open the admin area of this site, and are signed out at once.',
  nobody: 'nobody',
  roles: {
    admin: 'Administrator',
    billing: 'Billing',
    reporting: 'Reporting',
    editor: 'Editor',
    moderator: 'Moderator',
    commenter: 'Commenter',
    storeManager: 'Store manager',
    scheduling: 'Scheduling',
    viewer: 'Viewer',
    campaignsEditor: 'Campaigns editor',
    schedulingViewer: 'Scheduling viewer',
    schedulingEditor: 'Scheduling editor',
  } satisfies Readonly<Record<WebsiteRoleName, string>>,
  may: {
    'admin.open': 'Open the admin area',
    'design.open': 'See the site in the editing frame',
    'header-footer.edit': 'Change header, footer and navigation',
    'pages.edit': 'Write pages',
    'pages.publish': 'Publish pages',
    'files.edit': 'Upload, describe and delete files',
    'files.read': 'See the library of files',
    'forms.edit': 'Change forms',
    'submissions.read': 'Read form submissions',
    'submissions.delete': 'Delete form submissions',
    'members.edit': 'Manage members of the site',
    'scripts.edit': 'Change scripts that run after a form is sent',
    'places.find': 'Look up places',
    'orders.read': 'See orders',
    'orders.edit': 'Change orders, and refund them',
    'products.edit': 'Change products, stock and categories',
    'prices.edit': 'Change coupons, shipping and taxes',
    'payments.edit': 'Change how buyers pay, and connect Stripe',
    'reviews.edit': 'Publish and hide reviews',
    'announcement.edit': 'Change the announcement',
    'lists.edit': 'Manage mailing lists',
    'visits.read': 'See visits',
    'sales.read': 'See sales',
    'health.read': 'See speed and errors',
    'views.read': 'See the data behind views',
    'cookies.edit': 'Change the cookie banner',
    'languages.edit': 'Change languages',
    'settings.edit': 'Change settings of the site',
    'styles.edit': 'Change colors, fonts and the template',
    'billing.open': 'Manage plan and billing',
    'team.edit': 'Invite people, and decide what each may do',
  } satisfies Readonly<Record<SiteCapability, string>>,
  acts: {
    invited: ({ by, subject, role }: ChangeTexts) => `${by} invited ${subject} (${role}).`,
    'invited-again': ({ by, subject }: ChangeTexts) => `${by} sent another invitation to ${subject}.`,
    'invitation-withdrawn': ({ by, subject }: ChangeTexts) => `${by} withdrew the invitation of ${subject}.`,
    joined: ({ subject, role }: ChangeTexts) => `${subject} joined (${role}).`,
    'role-changed': ({ by, subject, role }: ChangeTexts) => `${by} changed the role of ${subject} to ${role}.`,
    removed: ({ by, subject }: ChangeTexts) => `${by} removed ${subject}.`,
    'signed-out': ({ by, subject }: ChangeTexts) => `${by} signed ${subject} out everywhere.`,
    'two-step-demanded': ({ by, subject }: ChangeTexts) => `${by} set who must use two-step sign-in: ${subject}.`,
    'authenticator-on': ({ by }: ChangeTexts) => `${by} turned on an authenticator app.`,
    'authenticator-off': ({ by }: ChangeTexts) => `${by} turned off the authenticator app.`,
    'passkey-added': ({ by }: ChangeTexts) => `${by} added a passkey.`,
    'passkey-removed': ({ by }: ChangeTexts) => `${by} removed a passkey.`,
    'recovery-codes-renewed': ({ by }: ChangeTexts) => `${by} made new recovery codes.`,
    'recovery-code-used': ({ by }: ChangeTexts) => `${by} signed in with a recovery code.`,
    'password-changed': ({ by }: ChangeTexts) => `${by} changed the password.`,
    'password-reset': ({ by }: ChangeTexts) => `${by} set a new password by an emailed link.`,
    'email-requested': ({ by }: ChangeTexts) => `${by} requested a new email address.`,
    'email-changed': ({ by }: ChangeTexts) => `${by} changed the email address.`,
  } satisfies Readonly<Record<TeamAct | OwnAct, (texts: ChangeTexts) => string>>,
  done: {
    invited: 'The invitation is on its way.',
    resent: 'Another invitation is on its way. The previous link no longer works.',
    withdrawn: 'The invitation is withdrawn. Its link no longer works.',
    'role-changed': 'The role is changed.',
    removed: 'This person is removed from the team.',
    'signed-out': 'This person is signed out everywhere.',
    'two-step-saved': 'Saved. It applies from the next sign-in on.',
    confirmed: 'Thank you. You can change the team for the next ten minutes.',
    joined: 'You have joined the team. Sign in to continue.',
  } satisfies Readonly<Record<TeamDone, string>>,
  subject: (siteName: string) => `You are invited to work on ${siteName}`,
  body: ({
    siteName,
    invitedBy,
    role,
    link,
    endsText,
  }: InvitationTexts) => `${invitedBy} invites you to work on the website ${siteName}. Your role: ${role}.

To accept, open this link. It works once, until ${endsText}:

${link}

If you do not know ${siteName}, you can ignore this email: nothing happens without you.
`,
};

export type TeamMessages = typeof english;

export const TEAM_MESSAGES: InLanguages<TeamMessages> = { en: english, pl: polish };
