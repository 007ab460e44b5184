import type { HeaderFooter } from 'shared-types/admin/header-footer';
import type { Fields } from '../form-fields';

/** The texts as fields of the form. */
export function textFields({ header: { title }, footer: { tagline, note } }: HeaderFooter): Fields {
  return { ...(title === undefined ? {} : { title }), tagline, note };
}

/** A state with the named texts of another one. */
export function withTexts(stored: HeaderFooter, sent: HeaderFooter, names: readonly string[]): HeaderFooter {
  const { title, tagline, note } = textFields({ header: stored.header, footer: stored.footer });
  const chosen = { title, tagline, note, ...pick(textFields(sent), names) };
  return {
    header: { ...stored.header, ...(chosen.title === undefined ? {} : { title: chosen.title }) },
    footer: { ...stored.footer, tagline: chosen.tagline ?? '', note: chosen.note ?? '' },
  };
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}
