import { LESSON_FIELD } from 'shared-types/admin/pages/lessons';
import type { Host } from 'shared-types/host/host';
import { reportSaves } from '../../parts/settings-form/report-saves';
import { startSavedForm } from '../../parts/settings-form/saved-form.effects';
import { unsavedMarks } from '../../parts/settings-form/unsaved-marks.effects';
import type { messages } from './lessons.messages';
import { startRowOrder } from './row-order.effects';

/**
 * Lessons are moved by dragging, buttons and keys instead of numbers; unsaved changes are warned about. A successful save
 * reloads the page.
 * @implements BUS-02
 */
export function start(root: HTMLElement, host: Host<typeof messages>): void {
  const form = root.querySelector('form');
  const list = form?.querySelector<HTMLElement>('[data-rows]');
  if (!form || !list) return;
  for (const element of form.querySelectorAll<HTMLElement>('[data-by-keys]')) element.hidden = false;
  for (const element of form.querySelectorAll<HTMLElement>('[data-by-numbers]')) element.hidden = true;
  const order = startRowOrder(list, {
    stop: host.stop,
    onMoved(row, index) {
      order.rows().forEach((one, at) => {
        const place = placeIn(one);
        if (place) place.value = `${at + 1}`;
      });
      host.announcer.announce(host.text('moved', { title: row.dataset['title'] ?? '', number: index + 1 }));
      form.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  // After a refusal without script, or when changes are discarded, the numbers say the order.
  const settle = (): void => {
    const placeOf = (row: HTMLElement) => Number(placeIn(row)?.value);
    const sorted = [...order.rows()].sort((one, other) => placeOf(one) - placeOf(other));
    // What has the focus would lose it.
    if (order.rows().some((row, index) => row !== sorted[index])) list.append(...sorted);
    order.look();
  };
  settle();
  startSavedForm(form, host, { look: unsavedMarks(form, host, settle), report: reportSaves(host.bus) });
}

function placeIn(row: HTMLElement): HTMLInputElement | null {
  return row.querySelector(`[name^="${LESSON_FIELD.place}"]`);
}
