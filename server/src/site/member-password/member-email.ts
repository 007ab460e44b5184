import { MEMBER_PATH } from 'shared-types/site/people/member-password';
import { FORGOTTEN_PASSWORD_MESSAGES } from '../password-reset/forgotten-password.messages';
import type { ResetEmail } from '../password-reset/reset-email';
import { languageOf } from '../../platform/language';
import { timeZoneOf, type SiteProfile } from '../directory/site-profile';
import type { EmailMember } from '../member-session/member.store';
import { INVITATION_MESSAGES } from './invitation.messages';

/** Invitations are valid for seven days. */
const INVITATION_SECONDS = 604_800;

export interface MemberEmailInput {
  readonly site: {
    readonly id: string;
    readonly name: string;
    readonly locale: string;
    /** The site's profile as stored. */
    readonly profile: unknown;
  };
  readonly member: EmailMember;
  /** Public origin for the link. */
  readonly origin: string;
  /** Preferred language; falls back to the site's main language. */
  readonly locale: string;
}

/** The email with which a member sets a password; an invitation if the member never had one. */
export function memberEmail({ site, member, origin, locale: chosen }: MemberEmailInput): ResetEmail {
  const profile = site.profile as Pick<SiteProfile, 'languages' | 'timeZone'>;
  const { languages = [] } = profile;
  const { locale, root } = languages.find((one) => one.locale === chosen) ?? { locale: site.locale, root: '' };
  const email = {
    kind: 'member',
    site: { ...site, timeZone: timeZoneOf(profile) },
    locale,
    owner: member,
    address: origin + root + MEMBER_PATH.newPassword,
  } as const;
  const language = languageOf({ locale });
  return member.isInvited
    ? { ...email, seconds: INVITATION_SECONDS, messages: INVITATION_MESSAGES[language] }
    : { ...email, messages: FORGOTTEN_PASSWORD_MESSAGES[language] };
}
