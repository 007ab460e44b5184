import type { Host } from 'shared-types/host/host';
import { isBannerShown, nextBanner, settingsOf, type BannerEvent, type BannerState } from './banner-state';
import type { strings } from './cookie-banner.strings';
import { createDraw } from './draw-banner';

/**
 * Hides the banner the moment somebody chooses, here or in another tab; it comes back where the choice was not stored.
 * Other remotes may force it to show, update it, and let it go again.
 */
export function start(root: HTMLElement, host: Host<typeof strings>): void {
  const { bus, context, stop } = host;
  const section = root.querySelector('section');
  const form = root.querySelector('form');
  if (!section || !form) return;
  const draw = createDraw(section, host);
  const isAnswered = section.hasAttribute('data-answered');
  let state: BannerState = { site: context.cookieSettings, overrides: {}, isAnswered };
  let isSending = false;

  const show = (): void => {
    section.hidden = isSending || !isBannerShown(state);
  };
  const apply = (event: BannerEvent): void => {
    const before = settingsOf(state);
    state = nextBanner(state, event);
    if (JSON.stringify(settingsOf(state)) !== JSON.stringify(before)) draw(settingsOf(state));
    show();
  };
  const heard = [
    bus.fact('consent/choice').subscribe(({ choice }) => {
      // Whoever chooses on a forced banner is done with it; a choice in another tab leaves it.
      if (isSending) apply({ kind: 'unforced' });
      apply({ kind: 'answered', isAnswered: choice !== undefined });
    }),
    bus.on('consent/banner-forced').subscribe((overrides) => {
      hideMessage(form);
      apply({ kind: 'forced', overrides });
    }),
    bus.on('consent/banner-updated').subscribe((overrides) => apply({ kind: 'updated', overrides })),
    bus.on('consent/banner-unforced').subscribe(() => apply({ kind: 'unforced' })),
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
  form.addEventListener('submit', send, { signal: stop });
  stop.addEventListener('abort', () => {
    sending.disconnect();
    for (const subscription of heard) subscription.unsubscribe();
  });
}

/** What the form said after the last choice hides the whole banner. */
function hideMessage(form: HTMLFormElement): void {
  const message = form.querySelector<HTMLElement>('[data-form-message]');
  if (message) message.hidden = true;
}
