import type { ReactElement } from 'react';
import { BANNER_CALLS, type ChooseCookies } from 'shared-types/consent/cookie-banner';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { type Banner, readBanner } from './banner-settings';
import type { strings } from './cookie-banner.strings';
import './cookie-banner.css';

type BannerHost = RenderHost<typeof strings>;

/** The question about cookies, as a form that works without script; nothing where it is not to be asked. */
export function element(
  { block, data, form }: PropsOf<'consent/cookie-banner/banner'>,
  host: BannerHost,
): ReactElement | null {
  const { shown, settings } = data['consent/cookie-banner/banner'];
  if (!shown) return null;
  const banner = readBanner(settings);
  return (
    <section className={classOf(banner)} aria-label={host.text('label')} data-covers="">
      <form className="consent-cookie-banner__form" method="post" action={BANNER_CALLS.choose.path} data-enhance="">
        <input type="hidden" name={CRUMB_PARAMETER} value={host.perRequest.crumb} />
        <input type="hidden" name="block" value={block.id} />
        <input type="hidden" name="return" value={host.perRequest.return} />
        <Words html={banner.html} text={host.text('text')} />
        <div className="consent-cookie-banner__choices">
          <Choice banner={banner} choice="accepted" label={banner.ctaText ?? host.text('accept')} />
          {banner.declines && (
            <Choice banner={banner} choice="declined" label={banner.optOutText ?? host.text('decline')} />
          )}
        </div>
        <p className="consent-cookie-banner__message" data-form-message="" hidden />
        <p className="consent-cookie-banner__error" data-form-error="" role={form?.message && 'alert'}>
          {form?.message}
        </p>
      </form>
    </section>
  );
}

function classOf({ variant, position, theme }: Banner): string {
  return ['', `--${variant}`, `--${position}`, `--${theme}`]
    .map((end) => `consent-cookie-banner${end.toLowerCase().replace('_', '-')}`)
    .join(' ');
}

function Words({ html, text }: { readonly html: string | undefined; readonly text: string }): ReactElement {
  return html ? (
    <div className="consent-cookie-banner__words" dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <p className="consent-cookie-banner__words">{text}</p>
  );
}

interface ChoiceProps extends ChooseCookies {
  readonly banner: Banner;
  readonly label: string;
}

/** Both choices look alike, so that neither is easier to find. */
function Choice({ banner: { ctaVariant }, choice, label }: ChoiceProps): ReactElement {
  const isIcon = ctaVariant === 'ICON';
  return (
    <button
      className={`consent-cookie-banner__choice consent-cookie-banner__choice--${ctaVariant.toLowerCase()}`}
      name="choice"
      value={choice}
      aria-label={isIcon ? label : undefined}
    >
      {isIcon ? <Icon choice={choice} /> : label}
    </button>
  );
}

function Icon({ choice }: ChooseCookies): ReactElement {
  return (
    <svg
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
