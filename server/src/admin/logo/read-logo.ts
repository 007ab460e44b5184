import { FOOTER_CHOICES } from 'shared-types/admin/theme/logo';
import {
  FOOTER_COLUMNS,
  HEADER_LAYOUTS,
  LOGO_HEIGHT,
  LONGEST_SVG_ICON,
  LOOK_LIMIT,
  type HeaderButton,
  type LookTexts,
  type SiteLook,
} from 'shared-types/site/page/site-look';
import type { Language } from '../../platform/language';
import { createFieldReader, type FieldReader, type SentFields } from '../field-reader';
import { FIELD_MESSAGES } from '../field.messages';
import { isLinkAddress } from '../../site/import/check/link-address';
import type { ChosenPictures } from './chosen-pictures';
import type { ChosenSvg } from './chosen-svg';
import { LOGO_MESSAGES, type LogoMessages } from './logo.messages';
import { readSocialLinks } from './read-social-links';

/** Sides that differ by less than one fiftieth look square at the size of an icon. */
const SQUARE = 50;
const LONGEST_NAME = 200;

export interface ReadLogoInput {
  readonly language: Language;
  /** Those pictures of the site that the form names. */
  readonly pictures: ChosenPictures;
  /** The SVG that it names, if any. */
  readonly svg: ChosenSvg | undefined;
  /** Tags of the site's further languages. */
  readonly locales: readonly string[];
}

export interface ReadLogo {
  /** What is valid; complete if there are no errors. */
  readonly look: SiteLook;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
}

export function readLogo(fields: SentFields, { language, pictures, svg, locales }: ReadLogoInput): ReadLogo {
  const messages = LOGO_MESSAGES[language];
  const reader = createFieldReader({ fields, messages: FIELD_MESSAGES[language] });
  const form = { reader, pictures, svg, messages };
  const [logo, icon, button] = [readLogoPicture(form), readIcon(form), readButton(form)];
  const header = reader.oneOf('header', HEADER_LAYOUTS);
  const footer = reader.oneOf('footer', FOOTER_CHOICES);
  const footerColumns = FOOTER_COLUMNS.find((count) => String(count) === footer);
  const copyright = reader.line('copyright', LOOK_LIMIT.copyright);
  const social = readSocialLinks(reader, messages);
  const translations = readTranslations(form, locales);
  return {
    errors: reader.errors,
    look: {
      ...(logo && { logo }),
      ...(icon && { icon }),
      ...(header === undefined || header === HEADER_LAYOUTS[0] ? {} : { header }),
      ...(button && { button }),
      ...(footerColumns && { footerColumns }),
      ...(social.length > 0 && { social }),
      ...(copyright !== '' && { copyright }),
      ...(Object.keys(translations).length > 0 && { translations }),
    },
  };
}

/** Texts of the further languages; a language without any of its own is left out. */
function readTranslations(form: LogoForm, locales: readonly string[]): Readonly<Record<string, LookTexts>> {
  const all = locales.map((locale) => [locale, readTexts(form, locale)] as const);
  return Object.fromEntries(all.filter(([, texts]) => Object.keys(texts).length > 0));
}

function readTexts({ reader, messages }: LogoForm, locale: string): LookTexts {
  const title = reader.line(`${locale}.buttonTitle`, LOOK_LIMIT.buttonTitle);
  const href = reader.line(`${locale}.buttonHref`, LOOK_LIMIT.href);
  const copyright = reader.line(`${locale}.copyright`, LOOK_LIMIT.copyright);
  const isLink = href !== '' && isLinkAddress(href);
  if (href !== '' && !isLink) reader.refuse(`${locale}.buttonHref`, messages.address);
  const button = { ...(title !== '' && { title }), ...(isLink && { href }) };
  return { ...(Object.keys(button).length > 0 && { button }), ...(copyright !== '' && { copyright }) };
}

interface LogoForm extends Pick<ReadLogoInput, 'pictures' | 'svg'> {
  readonly reader: FieldReader;
  readonly messages: LogoMessages;
}

function readLogoPicture(form: LogoForm): SiteLook['logo'] {
  const { reader } = form;
  const asset = readPicture(form, 'logo');
  const alt = reader.line('logoAlt', LOOK_LIMIT.alt);
  const { least, most, usual } = LOGO_HEIGHT;
  const height = reader.whole('logoHeight', { least, most }) ?? usual;
  return asset === '' ? undefined : { picture: { asset }, ...(alt !== '' && { alt }), height };
}

function readIcon(form: LogoForm): SiteLook['icon'] {
  const { reader, pictures, svg, messages } = form;
  if (svg) {
    if (!svg.size) reader.refuse('icon', messages.noSvg(LONGEST_SVG_ICON));
    else if (!isSquare(svg.size)) reader.refuse('icon', messages.notSquare(svg.size));
    return svg.icon;
  }
  const asset = readPicture(form, 'icon');
  const size = pictures.get(asset);
  if (size && !isSquare(size)) reader.refuse('icon', messages.notSquare(size));
  return asset === '' ? undefined : { asset };
}

/** The name of a picture of the site; empty for none. */
function readPicture({ reader, pictures, messages }: LogoForm, name: 'logo' | 'icon'): string {
  const asset = reader.line(name, LONGEST_NAME);
  if (asset !== '' && !pictures.has(asset)) reader.refuse(name, messages.noPicture);
  return asset;
}

function readButton({ reader, messages }: LogoForm): HeaderButton | undefined {
  const title = reader.line('buttonTitle', LOOK_LIMIT.buttonTitle);
  const href = reader.line('buttonHref', LOOK_LIMIT.href);
  if (title === '' && href === '') return undefined;
  if (title === '') reader.refuse('buttonTitle', messages.buttonTitle);
  if (href === '') reader.refuse('buttonHref', messages.buttonHref);
  else if (!isLinkAddress(href)) reader.refuse('buttonHref', messages.address);
  return title !== '' && isLinkAddress(href) ? { title, href } : undefined;
}

export function isSquare({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.abs(width - height) * SQUARE <= Math.max(width, height);
}
