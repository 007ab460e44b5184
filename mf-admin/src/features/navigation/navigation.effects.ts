import type { Host } from 'shared-types/host/host';
import { linkedPath } from 'shared-types/site/page/site-menu';
import { reportSaves } from '../../parts/settings-form/report-saves';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import { createChangeMenu } from './arrange/change-menu.effects';
import { dragPage, dragRow, takeDrops } from './arrange/drag-entries.effects';
import { startEntryButtons } from './arrange/entry-buttons.effects';
import { createMenuRows, type MenuRows } from './arrange/menu-rows.effects';
import type { messages } from './navigation.messages';

/**
 * Arranges the menus by dragging, buttons and keys instead of numbers, and warns about unsaved changes. A successful save
 * reloads the page.
 * @implements BUS-02
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  if (!form) return;
  const menus = menusIn(form, host);
  for (const element of form.querySelectorAll<HTMLElement>('[data-by-keys]')) element.hidden = false;
  for (const element of form.querySelectorAll<HTMLElement>('[data-by-numbers]')) element.hidden = true;
  const unlinked = [...form.querySelectorAll<HTMLElement>('[data-unlinked]')];
  const change = createChangeMenu(form, host);
  startEntryButtons({ form, menus, change, host });
  onStop(host, [takeDrops(menus, change), ...unlinked.map(dragPage)]);
  const look = (): void => {
    for (const menu of menus) menu.look();
    showUnlinked(form, menus);
  };
  const settle = (): void => {
    for (const menu of menus) menu.settle();
    openErrors(form);
    look();
  };
  settle();
  const marks = unsavedMarks(form, host, settle);
  startSavedForm(form, host, {
    look: () => {
      look();
      marks();
    },
    report: reportSaves(host.bus),
    onRefused: () => openErrors(form),
  });
}

function menusIn(form: HTMLFormElement, host: Host<typeof messages>): MenuRows[] {
  return [...form.querySelectorAll<HTMLElement>('[data-menu]')].flatMap((element) => {
    const drag = (row: HTMLElement): void => {
      if (rows) onStop(host, [dragRow(row, rows)]);
    };
    const rows = createMenuRows(element, { unnamed: host.text('newEntry'), onNewRow: drag });
    if (!rows) return [];
    for (const row of rows.rows()) drag(row);
    return [rows];
  });
}

/** Shows the pages that no entry leads to, as they are before saving. */
function showUnlinked(form: HTMLFormElement, menus: readonly MenuRows[]): void {
  const linked = new Set(menus.flatMap((menu) => menu.items().map((item) => linkedPath(item))));
  for (const navigation of form.querySelectorAll('[data-navigation]')) {
    const pages = [...navigation.querySelectorAll<HTMLElement>('[data-unlinked]')];
    for (const page of pages) page.hidden = linked.has(page.dataset['unlinked']);
    const note = navigation.querySelector<HTMLElement>('[data-all-linked]');
    if (note) note.hidden = pages.some(({ hidden }) => !hidden);
  }
}

function openErrors(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll('[data-field-error]'))
    if (error.textContent !== '') error.closest('details')?.setAttribute('open', '');
}

function onStop({ stop }: Pick<Host, 'stop'>, ends: readonly (() => void)[]): void {
  stop.addEventListener('abort', () => ends.forEach((end) => end()), { once: true });
}
