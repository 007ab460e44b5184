import type { CartFact } from './commerce/cart';
import type { BannerOverrides, ConsentFact, ForcedBanner } from './consent/cookie-banner';
import type { FeatureId } from './remote';
import type { ReleaseFact } from './site/release';
import type { SessionFact } from './site/session';

/** Facts have a latest value, which late subscribers get at once. */
export interface Facts {
  'commerce/cart': CartFact;
  'consent/choice': ConsentFact;
  'site/release': ReleaseFact;
  'site/session': SessionFact;
}

/** Happenings are delivered once, and start the features that declare them; they are not replayed otherwise. */
export interface Happenings {
  'commerce/cart-requested': Readonly<Record<string, never>>;
  'commerce/cart-shown': Readonly<Record<string, never>>;
  'commerce/line-added': { readonly variantId: string; readonly quantity: number };
  'commerce/product-requested': { readonly path: string; readonly title: string };
  'commerce/product-shown': Readonly<Record<string, never>>;
  'commerce/product-viewed': { readonly productId: string };
  'config/editing-changed': { readonly isEditing: boolean };
  'config/frame-loaded': { readonly path: string; readonly title: string };
  'config/frame-unloaded': Readonly<Record<string, never>>;
  'config/save-entered': Readonly<Record<string, never>>;
  'config/save-exited': { readonly isSaved: boolean };
  'config/tweaks-changed': { readonly name: string; readonly value: string };
  'config/tweaks-close-requested': Readonly<Record<string, never>>;
  'config/tweaks-closed': Readonly<Record<string, never>>;
  'config/tweaks-open-requested': Readonly<Record<string, never>>;
  'config/tweaks-reset': Readonly<Record<string, never>>;
  'config/tweaks-saved': Readonly<Record<string, never>>;
  'config/tweaks-shown': Readonly<Record<string, never>>;
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

/** Where on its way to the visitor a feature failed. */
export type FailureStage = 'entry' | 'contract' | 'feature' | 'start' | 'render' | 'listener';

/** The name of a fact. */
export type FactName = keyof Facts;
/** The name of a happening. */
export type HappeningName = keyof Happenings;
/** The name of any event. */
export type EventName = FactName | HappeningName;

/** What is known of an event beside its payload. */
export interface EventEntry {
  readonly kind: 'fact' | 'happening';
  /** The version of the payload; it only grows. */
  readonly version: number;
  /** True for facts that cross a visitor's tabs; their payload carries `revision`. */
  readonly shared: boolean;
  /** What it tells, in one sentence. */
  readonly sentence: string;
}

/** Every event of the bus. */
export const EVENTS = {
  'commerce/cart': {
    kind: 'fact',
    version: 1,
    shared: true,
    sentence: 'The visitor’s cart in short, as the server last told it.',
  },
  'consent/choice': { kind: 'fact', version: 1, shared: true, sentence: 'What the visitor allows on this site.' },
  'site/release': {
    kind: 'fact',
    version: 1,
    shared: false,
    sentence: 'Which remotes ops have stopped in this page; it has no value until they have.',
  },
  'site/session': { kind: 'fact', version: 1, shared: true, sentence: 'Whether a member or an account is signed in.' },
  'commerce/cart-requested': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The cart is to open over the page.',
  },
  'commerce/cart-shown': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The cart has opened over the page.',
  },
  'commerce/line-added': { kind: 'happening', version: 1, shared: false, sentence: 'A variant went into the cart.' },
  'commerce/product-requested': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The product with this address and title is to open over the page.',
  },
  'commerce/product-shown': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'What shows a product over the page has opened; the product itself may still be on its way.',
  },
  'commerce/product-viewed': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'A visitor looks at a product without its page.',
  },
  'config/editing-changed': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The pages in the editing frame are in edit mode from now on, or no longer.',
  },
  'config/frame-loaded': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'A page of the site has loaded in the editing frame.',
  },
  'config/frame-unloaded': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The page in the editing frame gives way to another.',
  },
  'config/save-entered': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'What was changed in the configuration area is on its way to the server.',
  },
  'config/save-exited': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'It has been saved, or it could not be.',
  },
  'config/tweaks-changed': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'Something about the look that is being set has changed; its field’s name and value.',
  },
  'config/tweaks-close-requested': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The panel with the look is asked to close.',
  },
  'config/tweaks-closed': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The panel with the look has closed.',
  },
  'config/tweaks-open-requested': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The panel with the look is asked to open.',
  },
  'config/tweaks-reset': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'What was changed about the look has been undone.',
  },
  'config/tweaks-saved': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The look has been saved.',
  },
  'config/tweaks-shown': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The panel with the look has opened.',
  },
  'consent/banner-forced': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The cookie banner is to be shown whatever the visitor chose.',
  },
  'consent/banner-updated': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'The shown cookie banner takes other settings.',
  },
  'consent/banner-unforced': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'A forced cookie banner goes away again.',
  },
  'site/escape-pressed': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'Escape was pressed around the editing frame or in it, and nothing else there has taken it.',
  },
  'site/feature-failed': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'A feature could not go live; its HTML stays.',
  },
  'site/login-required': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'A reply asked for a signed-in visitor.',
  },
  'site/logged-out': { kind: 'happening', version: 1, shared: false, sentence: 'The account has been signed out.' },
  'site/system-error': {
    kind: 'happening',
    version: 1,
    shared: false,
    sentence: 'A failure nobody handles is to be shown over the page.',
  },
} as const satisfies Record<EventName, EventEntry>;
