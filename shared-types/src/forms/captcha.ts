/**
 * Captchas a form can have. `altcha` is the site's own: the visitor's browser computes a proof of work. The others are
 * services with a site key in the page and a secret on the server.
 */
export const CAPTCHAS = ['altcha', 'hcaptcha', 'turnstile', 'recaptcha'] as const;
export type Captcha = (typeof CAPTCHAS)[number];

/** Names of the services, for visitors. */
export const CAPTCHA_SERVICE_NAMES = {
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
  recaptcha: 'Google reCAPTCHA',
} as const satisfies Readonly<Record<Exclude<Captcha, 'altcha'>, string>>;

/** In characters; the tokens of services are up to some thousand. */
export const CAPTCHA_KEY_MAX = 16_384;
/** Input with the completed captcha, which the server checks. */
export const CAPTCHA_INPUT = 'captchaKey';

export const CAPTCHA_CALLS = {
  /** A challenge of the site's own captcha, in the altcha protocol. */
  getChallenge: { method: 'GET', path: '/api/forms/captcha/challenge' },
  /** The page of the frame in which a service shows its captcha, of a form with one. */
  getCaptchaFrame: { method: 'GET', path: '/frame/captcha/:form' },
} as const;

/** What that frame tells the page around it, under `CAPTCHA_MESSAGE_KEY`. */
export type CaptchaMessage =
  /** The token to send as captcha key. */
  | { readonly token: string }
  /** In CSS pixels, of all that the service shows. */
  | { readonly height: number }
  /** The service's script or captcha has failed. */
  | { readonly failed: true };
export const CAPTCHA_MESSAGE_KEY = 'captcha';

/** Query of `getChallenge`. */
export interface GetChallenge {
  /** Id of the form. */
  readonly form: string;
  /** Idempotency key the form will be sent with; the proof is valid for this key only. */
  readonly key: string;
}

/** A challenge of the altcha protocol, version 2. */
export interface CaptchaChallenge {
  readonly parameters: {
    readonly algorithm: string;
    /** Hexadecimal, like `salt` and `keyPrefix`. */
    readonly nonce: string;
    readonly salt: string;
    /** Iterations of the key derivation. */
    readonly cost: number;
    /** In bytes. */
    readonly keyLength: number;
    /** What the derived key must begin with. */
    readonly keyPrefix: string;
  };
  /** Of the server, over the parameters. */
  readonly signature?: string;
}

/** The counter whose derived key begins with the prefix. Challenge and solution as base64 of JSON are the captcha key. */
export interface CaptchaSolution {
  readonly counter: number;
  /** Hexadecimal. */
  readonly derivedKey: string;
}
