import type { Menu, NavigationView } from 'shared-types/admin/navigation';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { SiteMenuEntry } from 'shared-types/site/page/frame';
import { isFolder } from 'shared-types/site/page/site-menu';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { MenuItem } from './menu-item';
import type { messages } from './navigation.messages';

export type NavigationHost = ViewHost<typeof messages>;

export interface FormValues {
  readonly block: string;
  readonly view: NavigationView;
  readonly form: FormState | undefined;
  readonly host: NavigationHost;
}

/** A row of a menu, with its typed place if the form has failed. */
export interface MenuRow extends MenuItem {
  readonly place: string;
}

/** The filled rows of a menu; typed ones if the form has failed. */
export function menuRows({ view: { saved }, form }: FormValues, menu: Menu): readonly MenuRow[] {
  if (!isTyped(form)) {
    const entries = (menu === 'nav' ? saved?.main : saved?.footer) ?? [];
    return entries.flatMap((entry) => itemsOf(entry)).map((item, index) => ({ ...item, place: `${index + 1}` }));
  }
  const typed = (row: number, name: string) => form.values[`${menu}.${row}.${name}`] ?? '';
  return Array.from({ length: typedRows(form, menu) }, (_, index) => {
    const row = index + 1;
    const kind = typed(row, 'kind');
    return {
      kind: kind === 'folder' || kind === 'order' ? kind : 'link',
      title: typed(row, 'title'),
      path: typed(row, 'path'),
      isNewWindow: typed(row, 'newWindow') !== '',
      isInside: typed(row, 'inside') !== '',
      place: typed(row, 'place'),
    };
  });
}

function itemsOf(entry: SiteMenuEntry, isInside = false): MenuItem[] {
  const { title } = entry;
  if (!isFolder(entry))
    return [{ kind: 'link', title, path: entry.path, isNewWindow: entry.newWindow === true, isInside }];
  const folder: MenuItem = { kind: 'folder', title, path: '', isNewWindow: false, isInside: false };
  return [folder, ...entry.children.flatMap((link) => itemsOf(link, true))];
}

/** The number of the last filled row of a menu. */
function typedRows({ values }: FormState, menu: Menu): number {
  const numbers = Object.entries(values).map(([name, value]) => {
    const [own, row, field] = name.split('.');
    return own === menu && (field === 'title' || field === 'path') && value !== '' ? Number(row) : 0;
  });
  return Math.max(0, ...numbers);
}
