import { FOOTER_CHOICES, SVG_PREFIX } from 'shared-types/admin/theme/logo';
import { HEADER_LAYOUTS, LOGO_HEIGHT, type SiteLook } from 'shared-types/site/page/site-look';
import type { Fields } from '../form-fields';

/** A look as values of the form's fields. */
export function logoValues(look: SiteLook): Fields {
  const { logo, icon, header, button, footerColumns, social = [], copyright, translations = {} } = look;
  return {
    logo: logo?.picture.asset ?? '',
    logoAlt: logo?.alt ?? '',
    logoHeight: String(logo?.height ?? LOGO_HEIGHT.usual),
    icon: iconValue(icon),
    header: header ?? HEADER_LAYOUTS[0],
    buttonTitle: button?.title ?? '',
    buttonHref: button?.href ?? '',
    footer: footerColumns === undefined ? FOOTER_CHOICES[0] : String(footerColumns),
    copyright: copyright ?? '',
    ...Object.fromEntries(
      Object.entries(translations).flatMap(([locale, texts]) => [
        [`${locale}.buttonTitle`, texts.button?.title ?? ''],
        [`${locale}.buttonHref`, texts.button?.href ?? ''],
        [`${locale}.copyright`, texts.copyright ?? ''],
      ]),
    ),
    ...Object.fromEntries(
      social.flatMap(({ network, href }, index) => [
        [`social.${index + 1}.network`, network],
        [`social.${index + 1}.href`, href],
      ]),
    ),
  };
}

function iconValue(icon: SiteLook['icon']): string {
  if (!icon) return '';
  return 'asset' in icon ? icon.asset : SVG_PREFIX + icon.file;
}
