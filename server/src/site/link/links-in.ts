import type { ContactFormSettings } from 'shared-types/forms/contact-form';
import { CODE_TYPES, HTML_KEY } from '../import/store/stored-settings';
import { htmlText } from '../search/html-text';

/** A link as it stands in the settings of a block. */
export interface SettingsLink {
  readonly href: string;
  /** What visitors see of it; empty for a picture. */
  readonly text: string;
}

const AFTER_FORM: keyof ContactFormSettings = 'successUrl';
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The links of a block in order, those in formatted text too. Blocks of code have none that could be read. */
export function linksIn({ type, settings }: { readonly type: number; readonly settings: unknown }): SettingsLink[] {
  return CODE_TYPES.has(type) ? [] : linksOf(settings, '');
}

function linksOf(value: unknown, key: string): SettingsLink[] {
  if (typeof value === 'string') return linksOfText(value, key);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((inner) => linksOf(inner, key));
  const { href, label, title } = value as Readonly<Record<string, unknown>>;
  const text = [label, title].find((one) => typeof one === 'string');
  const own = typeof href === 'string' && href !== '' ? [{ href, text: typeof text === 'string' ? text : '' }] : [];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => linksOf(inner, name))];
}

function linksOfText(value: string, key: string): SettingsLink[] {
  if (key === AFTER_FORM) return value === '' ? [] : [{ href: value, text: '' }];
  return HTML_KEY.test(key) ? htmlLinks(value) : [];
}

/** Each piece begins after the name of a tag, so that no piece is read twice. */
function htmlLinks(html: string): SettingsLink[] {
  const [, ...pieces] = html.split(/<a(?=\s)/i);
  return pieces.flatMap((piece) => {
    const end = piece.indexOf('>');
    const [, href = ''] = /\shref="([^"]*)"/i.exec(piece.slice(0, end)) ?? [];
    const [inside = ''] = piece.slice(end + 1).split(/<\/a>/i, 1);
    return end < 0 || href === '' ? [] : [{ href: unescaped(href), text: htmlText(inside).trim() }];
  });
}

function unescaped(href: string): string {
  return href.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
