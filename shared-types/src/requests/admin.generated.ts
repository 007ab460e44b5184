// Made by `npm run api-report` from the schemas by which the server checks requests.

/** Request of `answerSurvey`. */
export interface AnswerSurvey {
  /** `later` puts it off until the next quarter. */
  readonly how: 'answer' | 'later';
  /** The quarter it was asked in, such as `2026-Q4`. */
  readonly quarter: string;
  /** One of the ratings, as a form sends it; only of an answer. */
  readonly rating?: string;
  readonly text?: string;
}

/** Request of `autocompletePlaces`. */
export interface AutocompletePlaces {
  /** What has been typed of an address or a name; 200 characters at most. */
  readonly input: string;
  /** Names one search, from its first letter to the details of a place: Google charges for it as a whole. */
  readonly sessionToken?: string;
  readonly productPage?: string;
  readonly productSection?: string;
}

/** Request of `changeRemote`. */
export interface ChangeRemote {
  readonly remote: string;
  readonly act: 'disable' | 'enable' | 'set' | 'follow' | 'canary' | 'endCanary' | 'pin' | 'unpin' | 'disableAt' | 'enableAt';
  /** With `set`, `canary` and `pin`. */
  readonly version?: string;
  /** With `canary`: of a hundred visitors. */
  readonly percent?: number;
  /** With acts about one site. */
  readonly site?: string;
  /** With `disable`: its HTML gives way to the fallback too. */
  readonly html?: 'on';
  readonly reason: string;
  /** Of the last change that was looked at. */
  readonly seen: string;
  /** Without it nothing is changed, and the reply says what would be and whom it reaches. */
  readonly confirmed?: 'yes';
}

/** Request of `changeReview`. */
export interface ChangeReview {
  readonly id: string;
  readonly to: 'published' | 'hidden';
  readonly page?: unknown;
}

/** Request of `changeStock`. */
export interface ChangeStock {
  /** Id of the variant and the pieces that were shown, parted by a point. */
  readonly variant: string;
  readonly how: 'add' | 'take' | 'set';
  /** Pieces, as they were typed. */
  readonly pieces: string;
  /** Names this form of this page: what is sent again under the same name is done once. Absent where nothing is to be recognised. */
  readonly fresh?: string;
  /** What the last answer has told the form, as it was told: a name to be sent under from now on, the stock it may replace, or both; empty or absent where there is none. */
  readonly key?: string;
  readonly page?: unknown;
}

/** Request of `endSession`. */
export interface EndSession {
  /** The session's id. */
  readonly session: string;
}

/** Request of `getPlaceDetails`. */
export interface GetPlaceDetails {
  /** As `autocompletePlaces` has told it. */
  readonly placeId: string;
  /** Names one search, from its first letter to the details of a place: Google charges for it as a whole. */
  readonly sessionToken?: string;
  readonly productPage?: string;
  readonly productSection?: string;
}

/** Request of `inviteMember`. */
export interface InviteMember {
  readonly email: string;
  readonly displayName: string;
  /** Language of the letter; the site's own where absent. */
  readonly locale?: string;
  readonly [field: string]: unknown;
}

/** Request of `login`. */
export interface Login {
  /** The account's email address, in letters of any case. */
  readonly email: string;
  readonly password: string;
  /** Where a sign-in leads: a path of this site; the admin area where absent or elsewhere. */
  readonly return?: string;
}

/** Request of `removeMember`. */
export interface RemoveMember {
  readonly member: string;
  readonly confirmed?: 'yes';
}

/** Request of `requestPasswordReset`. */
export interface RequestPasswordReset {
  /** The account's email address, in letters of any case. */
  readonly email: string;
}

/** Request of `resetPassword`. */
export interface ResetPassword {
  /** The token of the letter's link; it works once. */
  readonly token: string;
  readonly password: string;
}

/** Request of `setMemberAccess`. */
export interface SetMemberAccess {
  readonly member: string;
  readonly access: 'on' | 'off';
}

/** Request of `undoRemoteChange`. */
export interface UndoRemoteChange {
  readonly remote: string;
  /** Of the change to take back: the remote’s last. */
  readonly serial: string;
}
