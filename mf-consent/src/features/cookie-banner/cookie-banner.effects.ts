import type { BannerOverrides } from 'shared-types/consent/cookie-banner';
import type { Host } from 'shared-types/host/host';
import type { CookieSettings } from 'shared-types/site/context';
import { isBannerShown, nextBanner, settingsOf, type BannerEvent, type BannerState } from './banner-state';
import type { messages } from './cookie-banner.messages';
import { createDraw } from './draw-banner';
import { focusBanner, type BorrowedFocus } from './focus-banner.effects';

/** Visitors who open the banner get both choices, to be able to withdraw consent. The server does the same. */
const BOTH_CHOICES: BannerOverrides = { cookieBannerAcceptType: 'OPT_IN_AND_OUT' };

/**
 * Hides the banner as soon as the visitor chooses, in this tab or another, and shows it again if the choice was not
 * stored. Other remotes can force, update and unforce the banner by events. Escape closes a banner that the visitor has
 * opened.
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const { bus, context, stop } = host;
  const section = root.querySelector('section');
  const form = root.querySelector('form');
  if (!section || !form) return;
  const draw = createDraw(section, host);
  let state = servedState(section, context.cookieSettings);
  // The server does not fill a hidden banner's "shown" field.
  if (section.hidden) draw(settingsOf(state));
  let isSending = false;
  let focus: BorrowedFocus | undefined;

  const show = (): void => {
    section.hidden = isSending || !isBannerShown(state);
  };
  const apply = (event: BannerEvent): void => {
    const before = settingsOf(state);
    state = nextBanner(state, event);
    if (JSON.stringify(settingsOf(state)) !== JSON.stringify(before)) draw(settingsOf(state));
    show();
  };
  const letGo = (): void => {
    focus?.giveBack();
    focus = undefined;
    section.removeAttribute('inert');
    apply({ kind: 'unforced' });
  };
  const subscriptions = [
    bus.state('consent/choice').subscribe(({ choice }) => {
      // A choice on a forced banner ends forcing; a choice in another tab does not.
      if (isSending) letGo();
      apply({ kind: 'answered', isAnswered: choice !== undefined });
    }),
    bus.on('consent/banner-forced').subscribe(({ isRequested, isPreview, ...overrides }) => {
      hideMessage(form);
      // A preview must not record consent.
      section.toggleAttribute('inert', isPreview === true);
      apply({ kind: 'forced', overrides: isRequested ? { ...overrides, ...BOTH_CHOICES } : overrides });
      if (isRequested) focus ??= focusBanner(section);
    }),
    bus.on('consent/banner-updated').subscribe((overrides) => apply({ kind: 'updated', overrides })),
    bus.on('consent/banner-unforced').subscribe(letGo),
  ];
  // The shell sends the form by fetch and removes aria-busy when the response has arrived.
  const sending = new MutationObserver(() => {
    isSending = form.hasAttribute('aria-busy');
    show();
  });
  sending.observe(form, { attributeFilter: ['aria-busy'] });
  const send = (): void => {
    isSending = true;
    show();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !focus) return;
    // Without this, the same key press would also close another overlay.
    event.preventDefault();
    letGo();
  };
  form.addEventListener('submit', send, { signal: stop });
  section.addEventListener('keydown', escape, { signal: stop });
  stop.addEventListener('abort', () => {
    sending.disconnect();
    for (const subscription of subscriptions) subscription.unsubscribe();
  });
}

/** A banner that is visible although the visitor has answered was opened by the visitor. */
function servedState(section: HTMLElement, site: CookieSettings): BannerState {
  const isAnswered = section.hasAttribute('data-answered');
  if (!isAnswered || section.hidden) return { site, overrides: {}, isAnswered };
  return { site, overrides: BOTH_CHOICES, unforced: {}, isAnswered };
}

/** Hides the form's success message, because the style sheet hides the whole banner while it shows. */
function hideMessage(form: HTMLFormElement): void {
  const message = form.querySelector<HTMLElement>('[data-form-message]');
  if (message) message.hidden = true;
}
