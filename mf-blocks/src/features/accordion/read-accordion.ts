import type { AccordionSettings } from 'shared-types/blocks/accordion';
import { readSettings } from '../../parts/settings/settings';

export function readAccordion(value: unknown): Required<AccordionSettings> {
  const settings = readSettings(value);
  const items = settings.list('items').map((item) => ({ title: item.text('title'), html: item.text('html') }));
  if (items.length === 0) throw new Error('An accordion needs at least one item.');
  return {
    items,
    headingLevel: settings.oneOf('headingLevel', [3, 2, 4]),
    allowMultipleOpen: settings.flag('allowMultipleOpen'),
    expandFirst: settings.flag('expandFirst'),
  };
}
