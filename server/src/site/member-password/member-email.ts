import { MEMBER_PATH } from 'shared-types/site/people/member-password';
import { FORGOTTEN_PASSWORD_MESSAGES } from '../password-reset/forgotten-password.messages';
import type { ResetEmail } from '../password-reset/reset-email';
import { languageOf } from '../../platform/language';
import type { SiteProfile } from '../directory/site-profile';
import type { EmailMember } from '../member-session/member.store';
import { INVITATION_MESSAGES } from './invitation.messages';

/** Who is invited may be away: seven days. */
const INVITATION_SECONDS = 604_800;

/** What an email to a member is written from. */
export interface MemberEmailInput {
  readonly site: {
    readonly id: string;
    readonly name: string;
    readonly locale: string;
    /** As the site's row has it: its further languages, with their roots. */
    readonly profile: unknown;
  };
  readonly member: EmailMember;
  /** Scheme, host and port that the link begins with. */
  readonly origin: string;
  /** The language that is wished for; one the site no longer has gives way to its own. */
  readonly locale: string;
}

/** The email that lets a member choose a password: an invitation for who has never had one. */
export function memberEmail({ site, member, origin, locale: chosen }: MemberEmailInput): ResetEmail {
  const { languages = [] } = site.profile as Pick<SiteProfile, 'languages'>;
  const { locale, root } = languages.find((one) => one.locale === chosen) ?? { locale: site.locale, root: '' };
  const email = {
    kind: 'member',
    site,
    locale,
    owner: member,
    address: origin + root + MEMBER_PATH.newPassword,
  } as const;
  const language = languageOf({ locale });
  return member.isInvited
    ? { ...email, seconds: INVITATION_SECONDS, messages: INVITATION_MESSAGES[language] }
    : { ...email, messages: FORGOTTEN_PASSWORD_MESSAGES[language] };
}
