import type { FilesChoice, FilesRequest } from './admin/files/file-chooser';
import type { CartState } from './commerce/cart';
import type { BannerOverrides, ConsentState, ForcedBanner } from './consent/cookie-banner';
import type { ReceiptState } from './forms/contact-form';
import type { FeatureId } from './remote';
import type { ReleaseState } from './site/release';
import type { SessionState } from './site/people/session';

/** State events have a latest value, which late subscribers receive at once. */
export interface StateEvents {
  'commerce/cart': CartState;
  'consent/choice': ConsentState;
  'forms/receipt': ReceiptState;
  'site/release': ReleaseState;
  'site/session': SessionState;
}

/** Plain events are delivered once, and start the features that declare them. */
export interface PlainEvents {
  'blocks/picture-expected': { readonly id: string };
  'blocks/picture-requested': { readonly id: string };
  'commerce/cart-requested': Readonly<Record<string, never>>;
  'commerce/cart-shown': Readonly<Record<string, never>>;
  'commerce/line-added': { readonly variantId: string; readonly quantity: number };
  'commerce/product-requested': { readonly path: string; readonly title: string };
  'commerce/product-shown': Readonly<Record<string, never>>;
  'commerce/product-viewed': { readonly productId: string };
  'admin/editing-changed': { readonly isEditing: boolean };
  'admin/files-chosen': FilesChoice;
  'admin/files-requested': FilesRequest;
  'admin/frame-loaded': { readonly path: string; readonly title: string };
  'admin/frame-unloaded': Readonly<Record<string, never>>;
  'admin/save-entered': Readonly<Record<string, never>>;
  'admin/save-exited': { readonly isSaved: boolean };
  'admin/tweaks-changed': { readonly name: string; readonly value: string };
  'admin/tweaks-close-requested': Readonly<Record<string, never>>;
  'admin/tweaks-closed': Readonly<Record<string, never>>;
  'admin/tweaks-open-requested': Readonly<Record<string, never>>;
  'admin/tweaks-reset': Readonly<Record<string, never>>;
  'admin/tweaks-saved': Readonly<Record<string, never>>;
  'admin/tweaks-shown': Readonly<Record<string, never>>;
  'consent/banner-forced': ForcedBanner;
  'consent/banner-updated': BannerOverrides;
  'consent/banner-unforced': Readonly<Record<string, never>>;
  'site/escape-pressed': Readonly<Record<string, never>>;
  'site/feature-failed': {
    readonly feature: FeatureId;
    readonly remote: string;
    readonly version: string;
    readonly stage: FailureStage;
    readonly message: string;
  };
  'site/login-required': { readonly url: string };
  'site/logged-out': Readonly<Record<string, never>>;
  'site/system-error': { readonly message: string; readonly network: boolean };
}

/** Stage at which a feature failed. */
export type FailureStage = 'entry' | 'contract' | 'feature' | 'start' | 'render' | 'listener';

export type StateEventName = keyof StateEvents;
export type PlainEventName = keyof PlainEvents;
export type EventName = StateEventName | PlainEventName;

/** Metadata of an event. */
export interface EventEntry {
  readonly kind: 'state' | 'plain';
  /** Version of the payload; only increases. */
  readonly version: number;
  /** True for state events shared between a visitor's tabs; their payload has a `revision`. */
  readonly shared: boolean;
  readonly description: string;
}

export const EVENTS = {
  'commerce/cart': {
    kind: 'state',
    version: 1,
    shared: true,
    description: 'The visitor’s cart in short, as the server last told it.',
  },
  'consent/choice': { kind: 'state', version: 1, shared: true, description: 'What the visitor allows on this site.' },
  'forms/receipt': {
    kind: 'state',
    version: 1,
    shared: false,
    description: 'What the visitor has sent last by a form of this page, as it was stored.',
  },
  'site/release': {
    kind: 'state',
    version: 1,
    shared: false,
    description: 'Which remotes ops have stopped in this page; it has no value until they have.',
  },
  'site/session': {
    kind: 'state',
    version: 1,
    shared: true,
    description: 'Whether a member or an account is signed in.',
  },
  'blocks/picture-expected': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'A visitor has begun to press the link with this id: what shows its picture can be fetched.',
  },
  'blocks/picture-requested': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The picture of the link with this id is to open over the page.',
  },
  'commerce/cart-requested': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The cart is to open over the page.',
  },
  'commerce/cart-shown': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The cart has opened over the page.',
  },
  'commerce/line-added': { kind: 'plain', version: 1, shared: false, description: 'A variant went into the cart.' },
  'commerce/product-requested': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The product with this address and title is to open over the page.',
  },
  'commerce/product-shown': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'What shows a product over the page has opened; the product itself may still be on its way.',
  },
  'commerce/product-viewed': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'A visitor looks at a product without its page.',
  },
  'admin/editing-changed': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The pages in the editing frame are in edit mode from now on, or no longer.',
  },
  'admin/files-chosen': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'A choice of files that was requested has ended, with files or without.',
  },
  'admin/files-requested': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The chooser of files is to open over the page.',
  },
  'admin/frame-loaded': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'A page of the site has loaded in the editing frame.',
  },
  'admin/frame-unloaded': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The page in the editing frame gives way to another.',
  },
  'admin/save-entered': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'What was changed in the admin area is on its way to the server.',
  },
  'admin/save-exited': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'It has been saved, or it could not be.',
  },
  'admin/tweaks-changed': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'Something about the look that is being set has changed; its field’s name and value.',
  },
  'admin/tweaks-close-requested': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The panel with the look is asked to close.',
  },
  'admin/tweaks-closed': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The panel with the look has closed.',
  },
  'admin/tweaks-open-requested': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The panel with the look is asked to open.',
  },
  'admin/tweaks-reset': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'What was changed about the look has been undone.',
  },
  'admin/tweaks-saved': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The look has been saved.',
  },
  'admin/tweaks-shown': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The panel with the look has opened.',
  },
  'consent/banner-forced': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The cookie banner is to be shown whatever the visitor chose.',
  },
  'consent/banner-updated': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'The shown cookie banner takes other settings.',
  },
  'consent/banner-unforced': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'A forced cookie banner goes away again.',
  },
  'site/escape-pressed': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'Escape was pressed around the editing frame or in it, and nothing else there has taken it.',
  },
  'site/feature-failed': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'A feature could not go live; its HTML stays.',
  },
  'site/login-required': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'A reply asked for a signed-in visitor.',
  },
  'site/logged-out': { kind: 'plain', version: 1, shared: false, description: 'The account has been signed out.' },
  'site/system-error': {
    kind: 'plain',
    version: 1,
    shared: false,
    description: 'A failure nobody handles is to be shown over the page.',
  },
} as const satisfies Record<EventName, EventEntry>;
