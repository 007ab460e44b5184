// Made by `npm run api-report` from the schemas by which the server checks requests.

/** Request of `acceptInvitation`. */
export interface AcceptInvitation {
  /** The token of the email's link; it works once. */
  readonly token: string;
  /** Name of a new account. */
  readonly displayName?: string;
  /** Password of a new account. */
  readonly password?: string;
}

/** Request of `addCategory`. */
export interface AddCategory {
  /** Id of the shop page. */
  readonly shop: string;
  /** Id of the category it is to stand below; empty or absent for none. */
  readonly under?: string;
  /** As it was typed. */
  readonly name: string;
}

/** Request of `addDomain`. */
export interface AddDomain {
  readonly name: string;
}

/** Request of `addPasskey`. */
export interface AddPasskey {
  readonly name: string;
  /** Answer of the passkey, as JSON. */
  readonly passkey: string;
}

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

/** Request of `cancelOrder`. */
export interface CancelOrder {
  /** Names the state the form was filled from. */
  readonly seen: string;
  /** The idempotency key: the same key makes one change. */
  readonly key: string;
  /** Only for forms: `yes` answers the question whether to move money or stock. A script asks before it sends. */
  readonly confirmed?: 'yes';
  /** Whether its pieces go back into stock. */
  readonly restock?: 'yes' | '';
}

/** Request of `changeFiles`. */
export interface ChangeFiles {
  readonly change: 'delete' | 'restore' | 'move';
  /** A form sends boxes `id.<id>` instead. */
  readonly ids?: readonly string[];
  /** Where to move them; empty or absent for no folder. */
  readonly folder?: string;
  /** `yes` deletes files that are used. */
  readonly confirmed?: 'yes';
  readonly page?: string;
  readonly [field: string]: unknown;
}

/** Request of `changeOrders`. The chosen orders are fields `order.<number>`, whose values name the states that were seen. */
export interface ChangeOrders {
  readonly act: 'fulfil' | 'release';
  /** The idempotency key: each order is changed once under it. */
  readonly key: string;
  /** Only for forms: `yes` answers the question. A script asks itself. */
  readonly confirmed?: 'yes';
  readonly page?: string;
  readonly [field: string]: unknown;
}

/** Request of `changePassword`. */
export interface ChangePassword {
  /** Current password of the account. */
  readonly currentPassword: string;
  readonly password: string;
}

/** Request of `changeProducts`. The chosen products are fields `product.<id>`. */
export interface ChangeProducts {
  readonly act: 'hide' | 'publish' | 'delete';
  /** Only for forms: `yes` answers the question whether to delete. A script asks itself. */
  readonly confirmed?: 'yes';
  readonly page?: string;
  readonly [field: string]: unknown;
}

/** Request of `changeRemote`. */
export interface ChangeRemote {
  /** Name of the remote. */
  readonly remote: string;
  /** What to do. */
  readonly act: 'disable' | 'enable' | 'set' | 'follow' | 'canary' | 'endCanary' | 'pin' | 'unpin' | 'disableAt' | 'enableAt';
  /** The version; required with `set`, `canary` and `pin`. */
  readonly version?: string;
  /** Percentage of visitors, a whole number from 1 to 100; required with `canary`. */
  readonly percent?: number;
  /** Identifier of the site; required with `pin`, `unpin`, `disableAt` and `enableAt`. */
  readonly site?: string;
  /** With `disable`: switches its HTML off too, so that pages show fallbacks. */
  readonly html?: 'on';
  /** Why, for those who read the history later. */
  readonly reason: string;
  /** Serial of the latest change that the caller knows, `seen` in the reply to `getRemote`. */
  readonly seen: string;
  /** Makes the change. Without it, the reply only says what would change. */
  readonly confirmed?: 'yes';
}

/** Request of `changeReview`. */
export interface ChangeReview {
  readonly id: string;
  readonly to: 'published' | 'hidden';
  readonly page?: unknown;
}

/** Request of `changeRole`. */
export interface ChangeRole {
  /** Id of the account. */
  readonly person: string;
  readonly role: 'admin' | 'billing' | 'reporting' | 'editor' | 'moderator' | 'commenter' | 'storeManager' | 'scheduling' | 'viewer' | 'campaignsEditor' | 'schedulingViewer' | 'schedulingEditor';
}

/** Request of `changeSetupList`. */
export interface ChangeSetupList {
  readonly act: 'hide' | 'show';
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

/** Request of `checkCode`. */
export interface CheckCode {
  /** Code of an authenticator app, or a recovery code. */
  readonly oneTimeCode: string;
}

/** Request of `checkDomain`. */
export interface CheckDomain {
  readonly domain: string;
}

/** Request of `confirmAuthenticator`. */
export interface ConfirmAuthenticator {
  /** Code of an authenticator app, or a recovery code. */
  readonly oneTimeCode: string;
}

/** Request of `confirmEmail`. */
export interface ConfirmEmail {
  /** The token of the email's link. */
  readonly token: string;
}

/** Request of `confirmIdentity`. */
export interface ConfirmIdentity {
  /** Current password of the account. */
  readonly currentPassword: string;
  /** Page that asked, and is opened again. */
  readonly at?: 'account' | 'team';
}

/** Request of `connectStripe`. */
export interface ConnectStripe {
  readonly secretKey: string;
  /** Names the connection that is changed; empty for none. */
  readonly connection: string;
}

/** Request of `createSpecialPage`. */
export interface CreateSpecialPage {
  readonly kind: 'lock-screen' | 'popup-overlay';
  /** A language of the site; its own by default. */
  readonly locale?: string;
}

/** Request of `cropFile`. */
export interface CropFile {
  readonly id: string;
  /** Clockwise, in degrees. */
  readonly rotate: '0' | '90' | '180' | '270';
  /** The crop in percent of the rotated picture. */
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}

/** Request of `discardSiteDraft`. */
export interface DiscardSiteDraft {
  /** The part of the site. */
  readonly part: 'styles' | 'logo' | 'navigation' | 'headerFooter';
  /** Tag of one of the site's languages; its own where absent. */
  readonly language?: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
}

/** Request of `disconnectStripe`. */
export interface DisconnectStripe {
  /** Names the connection that is changed; empty for none. */
  readonly connection: string;
  readonly confirmed?: 'yes';
}

/** Request of `endSession`. */
export interface EndSession {
  /** The session's id. */
  readonly session: string;
}

/** Request of `endTeammateSessions`. */
export interface EndTeammateSessions {
  /** Id of the account. */
  readonly person: string;
}

/** Request of `fulfilOrder`. */
export interface FulfilOrder {
  /** Names the state the form was filled from. */
  readonly seen: string;
  /** The idempotency key: the same key makes one change. */
  readonly key: string;
  /** Only for forms: `yes` answers the question whether to move money or stock. A script asks before it sends. */
  readonly confirmed?: 'yes';
  /** Who delivers it; empty where that is not known. */
  readonly carrier?: string;
  /** Number by which the carrier tracks it; empty where there is none. */
  readonly trackingNumber?: string;
}

/** Request of `getBrokenLinks`. */
export interface GetBrokenLinks {
  readonly pageId: string;
}

/** Request of `getLinkAnchors`. */
export interface GetLinkAnchors {
  /** Of a page, as `getLinkPages` says it. */
  readonly path: string;
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

/** Request of `inviteAgain`. */
export interface InviteAgain {
  /** Id of the member. */
  readonly member: string;
}

/** Request of `inviteMember`. */
export interface InviteMember {
  readonly email: string;
  readonly displayName: string;
  /** Language of the letter; the site's own where absent. */
  readonly locale?: string;
  readonly [field: string]: unknown;
}

/** Request of `inviteTeammate`. */
export interface InviteTeammate {
  /** Address to invite, in letters of any case. */
  readonly email: string;
  /** Role of the person in the team. */
  readonly role: 'admin' | 'billing' | 'reporting' | 'editor' | 'moderator' | 'commenter' | 'storeManager' | 'scheduling' | 'viewer' | 'campaignsEditor' | 'schedulingViewer' | 'schedulingEditor';
}

/** Request of `login`. */
export interface Login {
  /** Email address of the account. */
  readonly email: string;
  /** Password. */
  readonly password: string;
  /** Path of this site to open next; the admin area if it is absent or on another host. */
  readonly return?: string;
}

/** Request of `lookBefore`. */
export interface LookBefore {
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** What the values are saved as; visitors do not see a draft. Published by default. */
  readonly as?: 'published' | 'draft';
}

/** Request of `markOrderPaid`. */
export interface MarkOrderPaid {
  /** Names the state the form was filled from. */
  readonly seen: string;
  /** The idempotency key: the same key makes one change. */
  readonly key: string;
  /** Only for forms: `yes` answers the question whether to move money or stock. A script asks before it sends. */
  readonly confirmed?: 'yes';
}

/** Request of `moveCategory`. */
export interface MoveCategory {
  readonly id: string;
  /** Id of the category it is to stand below; empty or absent for none. */
  readonly under?: string;
}

/** Request of `moveTaxRule`. `moveShippingOption` takes the same. */
export interface MoveTaxRule {
  readonly id: string;
  readonly to: 'up' | 'down';
  /** Names the order that was shown. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
}

/** Request of `noteOrder`. */
export interface NoteOrder {
  /** Names the state the form was filled from. */
  readonly seen: string;
  /** The idempotency key: the same key makes one change. */
  readonly key: string;
  /** Only for forms: `yes` answers the question whether to move money or stock. A script asks before it sends. */
  readonly confirmed?: 'yes';
  readonly note?: string;
}

/** Request of `patchHeaderFooter`. The other fields are the texts. */
export interface PatchHeaderFooter {
  /** Tag of one of the site's languages; its own where absent. */
  readonly language?: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** What the values are saved as; visitors do not see a draft. Published by default. */
  readonly as?: 'published' | 'draft';
  readonly [field: string]: unknown;
}

/** Request of `patchStyles`. */
export interface PatchStyles {
  /** Background. */
  readonly paper?: string;
  /** Background of cards and sections. */
  readonly surface?: string;
  /** Text. */
  readonly ink?: string;
  /** Secondary text. */
  readonly muted?: string;
  /** Lines and borders. */
  readonly line?: string;
  /** Buttons and links. */
  readonly accent?: string;
  /** Text on buttons. */
  readonly onAccent?: string;
  /** Font of headings. */
  readonly heading?: 'DM Sans' | 'Figtree' | 'Jost' | 'Karla' | 'Lato' | 'Nunito Sans' | 'Outfit' | 'Poppins' | 'Work Sans' | 'Cormorant Garamond' | 'Crimson Pro' | 'Fraunces' | 'Fraunces Italic' | 'Libre Baskerville' | 'Lora' | 'Playfair Display' | 'Abril Fatface' | 'Bebas Neue' | 'DM Serif Display' | 'Oswald' | 'Syne' | 'Courgette' | 'Dancing Script' | 'Sacramento' | 'Aleo' | 'Bitter' | 'Roboto Slab' | 'Courier Prime' | 'DM Mono' | 'IBM Plex Mono' | 'Space Mono' | 'Pirata One' | 'Press Start 2P' | 'system';
  /** Font of text. */
  readonly body?: 'DM Sans' | 'Figtree' | 'Jost' | 'Karla' | 'Lato' | 'Nunito Sans' | 'Outfit' | 'Poppins' | 'Work Sans' | 'Cormorant Garamond' | 'Crimson Pro' | 'Fraunces' | 'Fraunces Italic' | 'Libre Baskerville' | 'Lora' | 'Playfair Display' | 'Abril Fatface' | 'Bebas Neue' | 'DM Serif Display' | 'Oswald' | 'Syne' | 'Courgette' | 'Dancing Script' | 'Sacramento' | 'Aleo' | 'Bitter' | 'Roboto Slab' | 'Courier Prime' | 'DM Mono' | 'IBM Plex Mono' | 'Space Mono' | 'Pirata One' | 'Press Start 2P' | 'system';
  /** Size of text in CSS pixels; empty: grows with the window. */
  readonly textSize?: '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '';
  /** Sizes of headings. */
  readonly headings?: 'regular' | 'calm' | 'large';
  /** Weight of headings. */
  readonly headingWeight?: 'strong' | 'regular';
  /** Weight of the text on buttons. */
  readonly buttonWeight?: 'strong' | 'regular';
  /** Corners of buttons. */
  readonly buttonShape?: 'rounded' | 'square' | 'pill';
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** What the values are saved as; visitors do not see a draft. Published by default. */
  readonly as?: 'published' | 'draft';
}

/** Request of `previewLogo`. The other fields are those of the form. */
export interface PreviewLogo {
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** What the values are saved as; visitors do not see a draft. Published by default. */
  readonly as?: 'published' | 'draft';
  readonly [field: string]: unknown;
}

/** Request of `putHeaderFooter`. */
export interface PutHeaderFooter {
  readonly header: {
    /** The site's name, the same in all languages; sent with the site's own language only. */
    readonly title?: string;
    /** The navigation, in its order: links, and folders, which have `children` and no `path`. */
    readonly links: readonly {
      readonly title: string;
      readonly path?: string;
      readonly newWindow?: true;
      readonly children?: readonly {
        readonly title: string;
        readonly path: string;
        readonly newWindow?: true;
      }[];
    }[];
  };
  readonly footer: {
    /** What the site is, in a sentence or two; empty where there is none. */
    readonly tagline: string;
    readonly links: readonly {
      readonly title: string;
      readonly path: string;
      readonly newWindow?: true;
    }[];
    /** What stands at its end; empty where there is nothing. */
    readonly note: string;
  };
  /** Tag of one of the site's languages; its own where absent. */
  readonly language?: string;
  /** Names the state that was changed: one that was saved meanwhile is not replaced. Where absent, any is. */
  readonly base?: string;
}

/** Request of `putLanguages`. */
export interface PutLanguages {
  /** All of the site's languages. Only the tag of the main one may differ from what is saved. */
  readonly languages: readonly {
    /** BCP 47 tag. */
    readonly locale: string;
    /** What the paths of its pages begin with, such as `/pl`; empty for the main one. */
    readonly root: string;
  }[];
  /** Names the state that was changed: one that was saved meanwhile is not replaced. Where absent, any is. */
  readonly base?: string;
}

/** Request of `refundOrder`. */
export interface RefundOrder {
  /** Names the state the form was filled from. */
  readonly seen: string;
  /** The idempotency key: the same key makes one change. */
  readonly key: string;
  /** Only for forms: `yes` answers the question whether to move money or stock. A script asks before it sends. */
  readonly confirmed?: 'yes';
  /** A decimal number, as it was typed. */
  readonly amount: string;
  /** What the buyer is told; empty where there is no reason to give. */
  readonly reason?: string;
}

/** Request of `removeCategory`. */
export interface RemoveCategory {
  readonly id: string;
  /** How many categories below it were shown: they are removed with it. */
  readonly below: string;
}

/** Request of `removeDomain`. */
export interface RemoveDomain {
  readonly domain: string;
  readonly confirmed?: 'yes';
}

/** Request of `removeMember`. */
export interface RemoveMember {
  /** Id of the member. */
  readonly member: string;
  readonly confirmed?: 'yes';
}

/** Request of `removePasskey`. */
export interface RemovePasskey {
  /** Id of the passkey. */
  readonly id: string;
}

/** Request of `removeProduct`. */
export interface RemoveProduct {
  readonly id: string;
}

/** Request of `removeTaxRule`. `removeCoupon` and `removeShippingOption` take the same. */
export interface RemoveTaxRule {
  readonly id: string;
  /** Names the state that was shown. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
}

/** Request of `removeTeammate`. */
export interface RemoveTeammate {
  /** Id of the account. */
  readonly person: string;
  readonly confirmed?: 'yes';
}

/** Request of `renameCategory`. */
export interface RenameCategory {
  readonly id: string;
  /** As it was typed. */
  readonly name: string;
}

/** Request of `requestEmailChange`. */
export interface RequestEmailChange {
  /** New address, in letters of any case. */
  readonly email: string;
}

/** Request of `requestPasswordReset`. */
export interface RequestPasswordReset {
  /** The account's email address, in letters of any case. */
  readonly email: string;
}

/** Request of `resendInvitation`. */
export interface ResendInvitation {
  /** Id of the invitation. */
  readonly invitation: string;
}

/** Request of `resetPassword`. */
export interface ResetPassword {
  /** The token of the letter's link; it works once. */
  readonly token: string;
  readonly password: string;
}

/** Request of `restoreState`. */
export interface RestoreState {
  /** The part of the site. */
  readonly part: 'styles' | 'logo' | 'navigation' | 'headerFooter' | 'announcement' | 'popup' | 'codeInjection' | 'payments' | 'settings';
  /** Tag of one of the site's languages; its own where absent. */
  readonly language?: string;
  /** Id of the version. */
  readonly version: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
}

/** Request of `saveAnnouncement`. `previewAnnouncement` takes the same. Texts in another than the site's own language have its tag before their names: `pl.text`. */
export interface SaveAnnouncement {
  /** One line of plain text. */
  readonly text: string;
  /** Text of the link behind it; empty where there is none. */
  readonly linkTitle: string;
  /** Where the link leads; empty where there is none. */
  readonly linkHref: string;
  /** Where absent, nothing is announced, and the texts are kept. */
  readonly isShown?: boolean;
  /** Shows it once more to visitors who have closed it, where no text is changed. */
  readonly again?: boolean;
  /** When it begins, on the site's clocks: 2026-12-24T18:00. */
  readonly from?: string;
  /** When it ends; absent or empty: never. */
  readonly until?: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  readonly [field: string]: unknown;
}

/** Request of `saveCookieSettings`. `previewCookieSettings` takes the same. Texts in another than the site's own language have its tag before their names: `pl.cookieBannerText`. A switch that is absent is off. */
export interface SaveCookieSettings {
  readonly cookieBannerVariant: 'BAR' | 'POPUP';
  readonly cookieBannerPosition: 'BOTTOM' | 'TOP' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT' | 'TOP_LEFT' | 'TOP_RIGHT';
  readonly cookieBannerTheme: 'DARK' | 'LIGHT';
  readonly cookieBannerCtaVariant: 'ICON' | 'TEXT' | 'BUTTON';
  readonly cookieBannerAcceptType: 'OPT_IN' | 'OPT_IN_AND_OUT';
  readonly isCookieBannerEnabled?: boolean;
  readonly isAnalyticsCookiesDisabled?: boolean;
  readonly isRestrictiveCookiePolicyAbsolute?: boolean;
  readonly isActivityLogEnabled?: boolean;
  readonly cookieBannerText: string;
  readonly cookieBannerCtaText: string;
  readonly cookieBannerOptOutCtaText: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  readonly [field: string]: unknown;
}

/** Request of `saveFile`. */
export interface SaveFile {
  readonly id: string;
  /** Name of the file; its extension is kept. */
  readonly title: string;
  /** Alternative text of a picture. */
  readonly alt?: string;
  readonly folder?: string;
  /** Name of a new folder, instead of `folder`. */
  readonly newFolder?: string;
  /** Focal point of a picture, in percent from the left. */
  readonly focalX?: string;
  /** The same from the top. */
  readonly focalY?: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
}

/** Request of `saveForm`. The other fields are the texts of the form and its fields. */
export interface SaveForm {
  /** Id of the form's block. */
  readonly id: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** Names this form: the fields that it adds are added once. */
  readonly fresh: string;
  readonly [field: string]: unknown;
}

/** Request of `saveHeaderFooter`. The other fields are the texts. */
export interface SaveHeaderFooter {
  /** Tag of one of the site's languages; its own where absent. */
  readonly language?: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** What the values are saved as; visitors do not see a draft. Published by default. */
  readonly as?: 'published' | 'draft';
  readonly [field: string]: unknown;
}

/** Request of `saveLogo`. The other fields are those of the form. */
export interface SaveLogo {
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** What the values are saved as; visitors do not see a draft. Published by default. */
  readonly as?: 'published' | 'draft';
  readonly [field: string]: unknown;
}

/** Request of `saveMainLanguage`. */
export interface SaveMainLanguage {
  /** Tag of the main language. */
  readonly main: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
}

/** Request of `saveMember`. An area is sent as `area.<name>`. */
export interface SaveMember {
  /** Id of the member. */
  readonly member: string;
  readonly displayName: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  readonly [field: string]: unknown;
}

/** Request of `saveName`. */
export interface SaveName {
  readonly displayName: string;
}

/** Request of `saveNavigation`. The other fields are those of the rows. */
export interface SaveNavigation {
  /** Tag of one of the site's languages; its own where absent. */
  readonly language?: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** What the values are saved as; visitors do not see a draft. Published by default. */
  readonly as?: 'published' | 'draft';
  readonly [field: string]: unknown;
}

/** Request of `saveOfflinePayment`. */
export interface SaveOfflinePayment {
  /** Absent where buyers may not. */
  readonly isOffered?: 'on';
  /** What buyers get; may have several lines. */
  readonly instructions: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
}

/** Request of `savePopup`. */
export interface SavePopup {
  readonly isShown?: boolean;
  readonly enableMobile?: boolean;
  readonly showUntilSignup?: boolean;
  readonly again?: boolean;
  readonly style?: boolean;
  readonly delaySeconds?: boolean;
  readonly scrollPercent?: boolean;
  readonly pages?: boolean;
  readonly displayFrequency?: boolean;
  readonly from?: boolean;
  readonly until?: boolean;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
}

/** Request of `saveProduct`. The other fields are those of `EditedProduct`. */
export interface SaveProduct {
  /** Id of the product, or `new`. */
  readonly id: string;
  /** Names the state that was changed; empty for a new product. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** Names this form: what it adds is added once. */
  readonly fresh: string;
  /** Answers with a changed form instead of saving. */
  readonly make?: 'variants' | 'bulk';
  readonly [field: string]: unknown;
}

/** Request of `saveProductFile`. The file is sent beside these fields; `removeProductFile` takes the fields alone. */
export interface SaveProductFile {
  /** Id of the product. */
  readonly id: string;
  /** Names the file that was shown; empty where there was none. */
  readonly seen: string;
}

/** Request of `saveReviewSettings`. */
export interface SaveReviewSettings {
  /** Absent where nobody is asked. */
  readonly asking?: 'yes';
  /** Days, as they were typed. */
  readonly days: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  readonly page?: unknown;
}

/** Request of `saveSettings`. */
export interface SaveSettings {
  /** IANA name of the time zone. */
  readonly timeZone: string;
  /** Reply-to address of the emails to customers; empty for none. */
  readonly contactEmail: string;
  /** Gets an email for each new order; empty for nobody. */
  readonly orderNoticeEmail: string;
  /** Units of weights and dimensions. */
  readonly measurementStandard: 'imperial' | 'metric';
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
}

/** Request of `saveStyles`. */
export interface SaveStyles {
  /** Background. */
  readonly paper: string;
  /** Background of cards and sections. */
  readonly surface: string;
  /** Text. */
  readonly ink: string;
  /** Secondary text. */
  readonly muted: string;
  /** Lines and borders. */
  readonly line: string;
  /** Buttons and links. */
  readonly accent: string;
  /** Text on buttons. */
  readonly onAccent: string;
  /** Font of headings. */
  readonly heading: 'DM Sans' | 'Figtree' | 'Jost' | 'Karla' | 'Lato' | 'Nunito Sans' | 'Outfit' | 'Poppins' | 'Work Sans' | 'Cormorant Garamond' | 'Crimson Pro' | 'Fraunces' | 'Fraunces Italic' | 'Libre Baskerville' | 'Lora' | 'Playfair Display' | 'Abril Fatface' | 'Bebas Neue' | 'DM Serif Display' | 'Oswald' | 'Syne' | 'Courgette' | 'Dancing Script' | 'Sacramento' | 'Aleo' | 'Bitter' | 'Roboto Slab' | 'Courier Prime' | 'DM Mono' | 'IBM Plex Mono' | 'Space Mono' | 'Pirata One' | 'Press Start 2P' | 'system';
  /** Font of text. */
  readonly body: 'DM Sans' | 'Figtree' | 'Jost' | 'Karla' | 'Lato' | 'Nunito Sans' | 'Outfit' | 'Poppins' | 'Work Sans' | 'Cormorant Garamond' | 'Crimson Pro' | 'Fraunces' | 'Fraunces Italic' | 'Libre Baskerville' | 'Lora' | 'Playfair Display' | 'Abril Fatface' | 'Bebas Neue' | 'DM Serif Display' | 'Oswald' | 'Syne' | 'Courgette' | 'Dancing Script' | 'Sacramento' | 'Aleo' | 'Bitter' | 'Roboto Slab' | 'Courier Prime' | 'DM Mono' | 'IBM Plex Mono' | 'Space Mono' | 'Pirata One' | 'Press Start 2P' | 'system';
  /** Size of text in CSS pixels; empty: grows with the window. */
  readonly textSize?: '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '';
  /** Sizes of headings. */
  readonly headings?: 'regular' | 'calm' | 'large';
  /** Weight of headings. */
  readonly headingWeight?: 'strong' | 'regular';
  /** Weight of the text on buttons. */
  readonly buttonWeight?: 'strong' | 'regular';
  /** Corners of buttons. */
  readonly buttonShape?: 'rounded' | 'square' | 'pill';
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** What the values are saved as; visitors do not see a draft. Published by default. */
  readonly as?: 'published' | 'draft';
}

/** Request of `saveTaxInclusion`. */
export interface SaveTaxInclusion {
  readonly inclusion: 'added' | 'included';
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  readonly [field: string]: unknown;
}

/** Request of `saveTaxRule`. `saveCoupon` and `saveShippingOption` take the same, each with the fields of its own form. */
export interface SaveTaxRule {
  /** Id of the rule, or `new`. */
  readonly id: string;
  /** Names the state that was changed; empty for a new rule. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** Names this form: what it adds is added once. */
  readonly fresh: string;
  readonly [field: string]: unknown;
}

/** Request of `saveTwoStepRoles`. A role is sent as `role.<name>`. */
export interface SaveTwoStepRoles {
  /** Names of the roles that had to use it before, with a space between them. */
  readonly base: string;
  readonly [field: string]: unknown;
}

/** Request of `saveUnpaidOrders`. Numbers as they were typed. */
export interface SaveUnpaidOrders {
  readonly onlineMinutes: string;
  readonly offlineDays: string;
  readonly mostPerHour: string;
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  readonly [field: string]: unknown;
}

/** Request of `searchAdmin`. */
export interface SearchAdmin {
  /** What is typed: words, or their beginnings. */
  readonly q: string;
}

/** Request of `setMemberAccess`. */
export interface SetMemberAccess {
  /** Id of the member. */
  readonly member: string;
  readonly access: 'on' | 'off';
}

/** Request of `setUpTwoStep`. */
export interface SetUpTwoStep {
  /** Code of an authenticator app, or a recovery code. */
  readonly oneTimeCode: string;
}

/** Request of `startFileUpload`. */
export interface StartFileUpload {
  readonly name: string;
  /** Length of the file. */
  readonly bytes: number;
  /** When the file was last changed, in milliseconds since 1970. */
  readonly modifiedMs?: number;
  readonly folder?: string;
  /** Id of the file that gets these bytes. */
  readonly replaces?: string;
  /** The only kind that is taken. */
  readonly wants?: 'picture' | 'document' | 'sound' | 'video';
}

/** Request of `undoRemoteChange`. */
export interface UndoRemoteChange {
  /** Name of the remote. */
  readonly remote: string;
  /** Serial of the change to undo, the latest one of the remote. */
  readonly serial: string;
}

/** Request of `uploadPictures`. The files are sent beside these fields. */
export interface UploadPictures {
  /** Id of the product they are for, or `new`. */
  readonly id: string;
  readonly page?: string;
}

/** Request of `useMainDomain`. */
export interface UseMainDomain {
  readonly domain: string;
}

/** Request of `usePasskey`. */
export interface UsePasskey {
  /** Answer of the passkey, as JSON. */
  readonly passkey: string;
  /** Page that asked, and is opened again. */
  readonly at?: 'account' | 'team';
  /** Path of this site to open next; the admin area if it is absent. */
  readonly return?: string;
}

/** Request of `useTemplate`. */
export interface UseTemplate {
  /** Name of the template. */
  readonly template: 'atelier' | 'market' | 'evening' | 'journal' | 'bloom';
  /** Names the state that was changed. */
  readonly base: string;
  /** Names a later state that a refusal has reported and this form may replace; empty or absent where there is none. */
  readonly key?: string;
  /** What the values are saved as; visitors do not see a draft. Published by default. */
  readonly as?: 'published' | 'draft';
}

/** Request of `withdrawInvitation`. */
export interface WithdrawInvitation {
  /** Id of the invitation. */
  readonly invitation: string;
}
