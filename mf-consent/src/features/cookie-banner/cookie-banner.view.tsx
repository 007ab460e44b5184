import type { ReactElement } from 'react';
import { BANNER_CALLS, type ChooseCookies } from 'shared-types/consent/cookie-banner';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { bannerClass, bannerEdge, readBanner } from './banner-settings';
import type { messages } from './cookie-banner.messages';
import { shownBanner } from './shown-banner';
import './cookie-banner.css';

type BannerHost = RenderHost<typeof messages>;

/**
 * The consent banner: a form that works without script. A banner that need not be shown now is rendered hidden with an
 * empty `shown` field, so that effects can draw other settings into it and show it.
 */
export function element(
  { block, data, form }: PropsOf<'consent/cookie-banner/banner'>,
  host: BannerHost,
): ReactElement | null {
  const { shown, answered, suppressed, isPreview, settings } = data['consent/cookie-banner/banner'];
  if (suppressed) return null;
  const problem = form?.message;
  // A rejected answer shows the banner with the error and both choices, because the visitor may be withdrawing consent.
  const isShown = shown || problem !== undefined;
  const banner = readBanner(problem && answered ? { ...settings, cookieBannerAcceptType: 'OPT_IN_AND_OUT' } : settings);
  return (
    <section
      className={bannerClass(banner)}
      aria-label={host.text('label')}
      data-covers={bannerEdge(banner)}
      data-answered={answered ? '' : undefined}
      hidden={!isShown}
      inert={isPreview}
    >
      <form className="consent-cookie-banner__form" method="post" action={BANNER_CALLS.choose.path} data-enhance="">
        <input type="hidden" name={CRUMB_PARAMETER} value={host.perRequest.crumb} />
        <input type="hidden" name="block" value={block.id} />
        <input type="hidden" name="return" value={host.perRequest.return} />
        <input type="hidden" name="shown" value={isShown ? JSON.stringify(shownBanner(banner, host.text)) : ''} />
        <BannerText html={banner.html} text={host.text('text')} />
        <div className="consent-cookie-banner__choices">
          <Choice choice="accepted" label={banner.ctaText ?? host.text('accept')} />
          <Choice choice="declined" label={banner.optOutText ?? host.text('decline')} hidden={!banner.declines} />
        </div>
        <p className="consent-cookie-banner__message" data-form-message="" hidden />
        <p className="consent-cookie-banner__error" data-form-error="" role={problem && 'alert'}>
          {problem}
        </p>
      </form>
    </section>
  );
}

function BannerText({ html, text }: { readonly html: string | undefined; readonly text: string }): ReactElement {
  const attributes = { className: 'consent-cookie-banner__text', 'data-text': '' };
  return html ? <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} /> : <div {...attributes}>{text}</div>;
}

interface ChoiceProps extends Pick<ChooseCookies, 'choice'> {
  readonly label: string;
  readonly hidden?: boolean;
}

/** Both choices look alike, so that neither is easier to find. An icon button keeps its label as accessible name. */
function Choice({ choice, label, hidden = false }: ChoiceProps): ReactElement {
  return (
    <button type="submit" className="consent-cookie-banner__choice" name="choice" value={choice} hidden={hidden}>
      <Icon choice={choice} />
      <span className="consent-cookie-banner__label">{label}</span>
    </button>
  );
}

function Icon({ choice }: Pick<ChooseCookies, 'choice'>): ReactElement {
  return (
    <svg
      className="consent-cookie-banner__icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={choice === 'accepted' ? 'M4 12.5 9.5 18 20 6.5' : 'M5 5l14 14M19 5 5 19'} />
    </svg>
  );
}
