import { BREAKPOINT } from 'shared-types/site/limits';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page/page-data';
import type { SettingsParts } from './settings-parts';
import { draftSettings } from './draft-settings';

const BANNER = `[${BLOCK_ATTRIBUTE.feature}="consent/cookie-banner"]`;
const WORKING = `${BANNER}:not([${BLOCK_ATTRIBUTE.state}="failed"])`;

export interface ShownBanner {
  /** Call this after the form has changed. */
  draw(): void;
}

/**
 * Previews the form's settings in the page's own banner, from the first change on if there is space. Leaving the page
 * ends the preview.
 */
export function showBanner({ form, host: { announcer, bus, stop, text } }: SettingsParts): ShownBanner {
  const button = form.querySelector<HTMLButtonElement>('[data-show]');
  const note = form.querySelector<HTMLElement>('[data-show-note]');
  let isWanted: boolean | undefined;
  let isForced = false;

  const draw = (): void => {
    const draft = draftSettings(form);
    if (isWanted && draft.isCookieBannerEnabled) bus.send('consent/banner-forced', { ...draft, isPreview: true });
    else if (isForced) bus.send('consent/banner-unforced', {});
    isForced = isWanted === true && draft.isCookieBannerEnabled;
    button?.setAttribute('aria-pressed', String(isWanted === true));
    if (!note) return;
    note.hidden = !isWanted;
    note.textContent = text(messageKey());
  };
  const messageKey = () => {
    if (!isForced) return 'notShown';
    return form.ownerDocument.querySelector(WORKING) ? 'shown' : 'noBanner';
  };
  const want = (isOn: boolean): void => {
    isWanted = isOn;
    draw();
  };
  const press = (): void => {
    want(!isWanted);
    if (isWanted) announcer.announce(text(messageKey()));
  };
  // A preview that was hidden stays hidden, and on a phone it would cover the field in use.
  const change = (): void => want(isWanted ?? window.innerWidth > BREAKPOINT.mobileMaxPx);
  if (button) button.hidden = false;
  button?.addEventListener('click', press, { signal: stop });
  form.addEventListener('input', change, { signal: stop });
  window.addEventListener('pagehide', () => want(false), { signal: stop });
  return { draw };
}
