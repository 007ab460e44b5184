import type { ReactElement } from 'react';
import { SPARE_ENTRIES, type Menu } from 'shared-types/admin/navigation';
import { SettingsNotes } from '../../parts/settings-form/settings-field.view';
import { AddEntries } from './add-entries.view';
import { EntryView } from './entry.view';
import { NOTHING } from './menu-item';
import { menuRows, type FormValues } from './navigation-host';

interface MenuProps extends FormValues {
  readonly menu: Menu;
}

/** A menu with empty rows. Numbers determine the order; with script, the rows do, and buttons show the empty ones. */
export function MenuView({ menu, ...formValues }: MenuProps): ReactElement {
  const { block, form, host } = formValues;
  const rows = menuRows(formValues, menu);
  const spare = Array.from({ length: SPARE_ENTRIES }, (_, index) => ({
    ...NOTHING,
    place: `${rows.length + index + 1}`,
  }));
  return (
    <fieldset className="admin-navigation__menu" data-menu={menu}>
      <legend className="admin-navigation__legend">{host.text(menu)}</legend>
      <SettingsNotes block={block} name={menu} hint={host.text(`${menu}Hint`)} form={form} />
      <p className="admin-muted" data-by-numbers="">
        {host.text('byNumbers')}
      </p>
      <p className="admin-muted" data-by-keys="" hidden>
        {host.text('byKeys', { menu })}
      </p>
      <ol className="admin-navigation__rows" data-rows="">
        {[...rows, ...spare].map((row, index) => (
          <EntryView
            key={index}
            {...formValues}
            menu={menu}
            row={row}
            number={index + 1}
            isSpare={index >= rows.length}
          />
        ))}
      </ol>
      <AddEntries {...formValues} menu={menu} />
    </fieldset>
  );
}
