import type { PlatformRole } from 'shared-types/site/people/platform-role';
import type { Command } from './command';

const ROLES = ['look', 'operate', 'none'] as const satisfies readonly (PlatformRole | 'none')[];

/** `colonnade platform-role <email> <role>`: sets what an account may do with remotes, on every site. */
export const platformRoleCommand: Command = {
  name: 'platform-role',
  usage: '<email> <role>',
  description: `Sets what an account may do with the remotes: ${ROLES.join(', ')}.`,
  async run([email = '', wanted = ''], { db }) {
    const role = ROLES.find((known) => known === wanted);
    if (!email || !role)
      return {
        ok: false,
        reason: `Give the email address of an account and one of ${ROLES.join(', ')}, for example: platform-role ada@shop.example operate.`,
      };
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ platform_role: role === 'none' ? null : role })
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return numUpdatedRows === 0n
      ? { ok: false, reason: `There is no account for ${email}.` }
      : { ok: true, lines: [`${email} has ${role === 'none' ? 'no role' : `the role "${role}"`} on the platform.`] };
  },
};
