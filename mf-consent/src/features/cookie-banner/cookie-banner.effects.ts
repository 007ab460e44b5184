import type { BannerOverrides } from 'shared-types/consent/cookie-banner';
import type { Host } from 'shared-types/host/host';
import type { CookieSettings } from 'shared-types/site/context';
import { isBannerShown, nextBanner, settingsOf, type BannerEvent, type BannerState } from './banner-state';
import type { messages } from './cookie-banner.messages';
import { createDraw } from './draw-banner';
import { focusBanner, type BorrowedFocus } from './focus-banner.effects';

/** What the banner shows who asks for it, whatever the site offers others: as on the server, a yes can be taken back. */
const BOTH_CHOICES: BannerOverrides = { cookieBannerAcceptType: 'OPT_IN_AND_OUT' };

/**
 * Hides the banner the moment somebody chooses, here or in another tab; it comes back where the choice was not stored.
 * Other remotes may force it to show, update it, and let it go again; Escape lets go what the visitor asked for.
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const { bus, context, stop } = host;
  const section = root.querySelector('section');
  const form = root.querySelector('form');
  if (!section || !form) return;
  const draw = createDraw(section, host);
  let state = servedState(section, context.cookieSettings);
  // One that nobody was shown says nothing of itself yet.
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
      // Anyone who chooses on a forced banner is done with it; a choice in another tab leaves it.
      if (isSending) letGo();
      apply({ kind: 'answered', isAnswered: choice !== undefined });
    }),
    bus.on('consent/banner-forced').subscribe(({ isRequested, isPreview, ...overrides }) => {
      hideMessage(form);
      // Nobody agrees to what is only being tried out.
      section.toggleAttribute('inert', isPreview === true);
      apply({ kind: 'forced', overrides: isRequested ? { ...overrides, ...BOTH_CHOICES } : overrides });
      if (isRequested) focus ??= focusBanner(section);
    }),
    bus.on('consent/banner-updated').subscribe((overrides) => apply({ kind: 'updated', overrides })),
    bus.on('consent/banner-unforced').subscribe(letGo),
  ];
  // The shell sends the form; its mark goes when the reply is there.
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
    // The key has closed something, and means nothing else any more.
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

/** The banner as the server sent it: shown to who has chosen already, it was asked for. */
function servedState(section: HTMLElement, site: CookieSettings): BannerState {
  const isAnswered = section.hasAttribute('data-answered');
  if (!isAnswered || section.hidden) return { site, overrides: {}, isAnswered };
  return { site, overrides: BOTH_CHOICES, unforced: {}, isAnswered };
}

/** What the form said after the last choice hides the whole banner. */
function hideMessage(form: HTMLFormElement): void {
  const message = form.querySelector<HTMLElement>('[data-form-message]');
  if (message) message.hidden = true;
}
