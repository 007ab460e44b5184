import type { InvitationEntry, RoleEntry, TeammateEntry, TeamView } from 'shared-types/admin/people/team';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ada: TeammateEntry = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1e01',
  displayName: 'Ada Owner',
  email: 'ada@shop.example',
  role: 'admin',
  roleText: 'Administrator',
  isSelf: true,
  isLastAdmin: true,
  hasTwoStep: true,
  sessions: 2,
  signedInAt: '2026-11-27T19:40:00.000Z',
  signedInText: 'November 27, 2026 at 7:40 PM UTC',
};
const { signedInAt, signedInText, ...unseen } = ada;
const PEOPLE: readonly TeammateEntry[] = [
  ada,
  {
    ...ada,
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1e02',
    displayName: 'עדה לאבלייס',
    email: `${'a-long-name-'.repeat(6)}@${'department.'.repeat(6)}example`,
    role: 'editor',
    roleText: 'Editor, Store manager',
    isSelf: false,
    isLastAdmin: false,
    hasTwoStep: false,
    sessions: 1,
  },
  {
    ...unseen,
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1e03',
    displayName: 'Averylongnamewithoutanyspace'.repeat(3),
    role: 'viewer',
    roleText: 'Viewer',
    isSelf: false,
    isLastAdmin: false,
    sessions: 0,
  },
];
const waiting: InvitationEntry = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1f01',
  email: 'nora@shop.example',
  roleText: 'Editor',
  status: 'sent',
  sentAt: signedInAt ?? '',
  sentText: signedInText ?? '',
  endsText: 'December 4, 2026 at 7:40 PM UTC',
};
const STATUSES = ['sent', 'sending', 'not-sent', 'expired'] as const;
const INVITATIONS = STATUSES.map((status, index) => ({
  ...waiting,
  status,
  id: `6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1f0${index + 1}`,
  email: `${status}@shop.example`,
}));
const ROLES: readonly RoleEntry[] = [
  {
    name: 'admin',
    text: 'Administrator',
    may: ['Open the admin area', 'Invite people, and decide what each may do'],
    mustUseTwoStep: true,
  },
  { name: 'editor', text: 'Editor', may: ['Open the admin area', 'Change forms'], mustUseTwoStep: false },
  { name: 'viewer', text: 'Viewer', may: ['Open the admin area'], mustUseTwoStep: false },
];

const VIEW: TeamView = {
  people: PEOPLE,
  invitations: [],
  roles: ROLES,
  changes: [],
  isConfirmed: true,
  hasPasskey: true,
};

const sample = (view: Partial<TeamView> = {}, form?: FormState): PropsOf<'admin/team/people'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d41', type: ADMIN_BLOCK_TYPE.team, settings: {} },
  data: { 'admin/team/people': { ...VIEW, ...view } },
  ...(form && { form }),
});

const [, second] = PEOPLE;

export const examples = {
  alone: sample({ people: [ada] }),
  some: sample({
    invitations: INVITATIONS,
    changes: [
      { id: '2', text: 'Ada Owner invited nora@shop.example (Editor).', at: waiting.sentAt, atText: waiting.sentText },
      { id: '1', text: 'Ada Owner turned on an authenticator app.', at: waiting.sentAt, atText: waiting.sentText },
    ],
  }),
  unconfirmed: sample({ invitations: INVITATIONS, isConfirmed: false }),
  invited: sample({ invitations: [waiting], done: 'invited' }, { values: {}, errors: {}, done: true, isFirst: true }),
  wrong: sample(
    {},
    {
      values: { form: 'invite', email: 'stellan', role: 'viewer' },
      errors: { email: 'Enter the whole email address, like ada@example.com.' },
      message: 'One or more fields is invalid, please check your entries.',
    },
  ),
  removing: sample(
    {},
    {
      values: { form: `remove ${second?.id}`, person: second?.id ?? '' },
      errors: {},
      question: 'This person can no longer open the admin area of this site, and is signed out at once.',
    },
  ),
  signedOut: sample(
    { people: [], roles: [], isConfirmed: false, isSignedOut: true },
    {
      values: { form: 'invite', email: 'typed@late.example', role: 'viewer' },
      errors: {},
      message: 'You are signed out.',
      code: 'site/login-required',
    },
  ),
} as const;
