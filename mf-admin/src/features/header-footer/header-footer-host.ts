import type { HeaderFooterView, LinkList } from 'shared-types/admin/header-footer';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { messages } from './header-footer.messages';

export type HeaderFooterHost = RenderHost<typeof messages>;

export interface FormValues {
  readonly block: string;
  readonly view: HeaderFooterView;
  readonly form: FormState | undefined;
  readonly host: HeaderFooterHost;
}

/** A row of a list of links. */
export interface LinkRow {
  readonly title: string;
  readonly path: string;
  readonly place: string;
}

/** The filled rows of a list; typed ones if the form has failed. */
export function linkRows({ view: { saved }, form }: FormValues, list: LinkList): readonly LinkRow[] {
  if (!isTyped(form)) {
    const links = (list === 'nav' ? saved?.header.links : saved?.footer.links) ?? [];
    return links.map(({ title, path }, index) => ({ title, path, place: `${index + 1}` }));
  }
  const typed = (row: number, name: keyof LinkRow) => form.values[`${list}.${row}.${name}`] ?? '';
  const rows = Array.from({ length: typedRows(form, list) }, (_, index) => index + 1);
  return rows.map((row) => ({ title: typed(row, 'title'), path: typed(row, 'path'), place: typed(row, 'place') }));
}

export function filledText({ view: { saved }, form }: FormValues, name: 'title' | 'tagline' | 'note'): string {
  if (isTyped(form)) return form.values[name] ?? '';
  return (name === 'title' ? saved?.header.title : saved?.footer[name]) ?? '';
}

/** The number of the last filled row of a list. */
function typedRows({ values }: FormState, list: LinkList): number {
  const numbers = Object.entries(values).map(([name, value]) => {
    const [own, row, field] = name.split('.');
    return own === list && (field === 'title' || field === 'path') && value !== '' ? Number(row) : 0;
  });
  return Math.max(0, ...numbers);
}
