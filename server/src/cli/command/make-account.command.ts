import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { WEBSITE_ROLE, type WebsiteRoleName } from 'shared-types/site/people/website-role';
import { createAccount } from '../../admin/sign-in/account.store';
import { createSiteDirectory } from '../../site/directory/site-directory';
import { chancePassword } from '../../site/password/chance-password';
import { emailSchema } from '../../site/session/email.schema';
import { hashPassword } from '../../site/password/password';
import type { Command, CommandDeps } from './command';
import { nameIn } from './name-in';

const ROLES = Object.keys(WEBSITE_ROLE) as WebsiteRoleName[];

/**
 * `colonnade make-account <email> <name> <site> <role>`: creates an account, and prints its random password.
 * @implements ROLE-02
 */
export const makeAccountCommand: Command = {
  name: 'make-account',
  usage: '<email> <name> <site> <role>',
  description: `Creates an account of a site, and prints its password once; the role is one of ${ROLES.join(', ')}.`,
  async run([typed = '', typedName = '', site = '', wanted = '', ...more], deps) {
    const displayName = nameIn(typedName);
    if (!typed || !displayName || !site || !wanted || more.length > 0)
      return {
        ok: false,
        reason:
          'Give an email address, a name, a site and a role, for example: make-account ada@shop.example "Ada Fern" fern-and-kiln admin.',
      };
    const email = emailSchema('en').safeParse(typed).data;
    if (email === undefined)
      return { ok: false, reason: `${typed} is not an email address: enter a full one, like ada@shop.example.` };
    const role = ROLES.find((known) => known === wanted);
    if (!role) return { ok: false, reason: `There is no role ${wanted}: give one of ${ROLES.join(', ')}.` };
    const siteId = await findSite(deps, site);
    if (siteId === undefined)
      return { ok: false, reason: `There is no site ${site}: give the identifier of a site, or a host it answers at.` };
    const password = chancePassword();
    const passwordHash = await hashPassword(password);
    const roles = [{ siteId, role: WEBSITE_ROLE[role] }];
    return (await createAccount(deps.db, { email, displayName, passwordHash, roles }))
      ? {
          ok: true,
          lines: [
            `${email} is ${role} of ${site}, and signs in at ${ADMIN_PATH.home} there.`,
            `Change the password at ${ADMIN_PATH.forgottenPassword}. It is shown only once:`,
            password,
          ],
        }
      : { ok: false, reason: `An account for ${email} already exists and was not changed.` };
  },
};

async function findSite({ db, config: { appDomain } }: CommandDeps, named: string): Promise<string | undefined> {
  const row = await db.selectFrom('site').select('id').where('identifier', '=', named).executeTakeFirst();
  return row?.id ?? (await createSiteDirectory({ db, appDomain }).byHost(named))?.id;
}
