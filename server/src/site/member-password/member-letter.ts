import { MEMBER_PATH } from 'shared-types/site/member-password';
import { FORGOTTEN_PASSWORD_SENTENCES } from '../../config/forgotten-password/forgotten-password.sentences';
import type { ResetLetter } from '../../config/forgotten-password/reset-letter';
import { languageOf } from '../../language';
import type { SiteProfile } from '../directory/site-profile';
import type { LetterMember } from '../member-session/member.store';
import { INVITATION_SENTENCES } from './invitation.sentences';

/** Who is invited may be away: seven days. */
const INVITATION_SECONDS = 604_800;

/** What a letter to a member is written from. */
export interface MemberLetterInput {
  readonly site: {
    readonly id: string;
    readonly name: string;
    readonly locale: string;
    /** As the site's row has it: its further languages, with their roots. */
    readonly profile: unknown;
  };
  readonly member: LetterMember;
  /** Scheme, host and port that the link begins with. */
  readonly origin: string;
  /** The language that is wished for; one the site no longer has gives way to its own. */
  readonly locale: string;
}

/** The letter that lets a member choose a password: an invitation for who has never had one. */
export function memberLetter({ site, member, origin, locale: wished }: MemberLetterInput): ResetLetter {
  const { languages = [] } = site.profile as Pick<SiteProfile, 'languages'>;
  const { locale, root } = languages.find((one) => one.locale === wished) ?? { locale: site.locale, root: '' };
  const letter = {
    kind: 'member',
    site,
    locale,
    owner: member,
    address: origin + root + MEMBER_PATH.newPassword,
  } as const;
  const language = languageOf({ locale });
  return member.isInvited
    ? { ...letter, seconds: INVITATION_SECONDS, words: INVITATION_SENTENCES[language] }
    : { ...letter, words: FORGOTTEN_PASSWORD_SENTENCES[language] };
}
