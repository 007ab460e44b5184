import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { LineField } from '../settings-form/settings-controls.view';
import type { SettingsFieldProps } from '../settings-form/settings-field.view';
import './schedule-fields.css';

type Field = SettingsFieldProps & { readonly value: string };

interface ScheduleFieldsProps {
  readonly from: Field;
  readonly until: Field;
  /** Name of the zone that the times are in. */
  readonly timeZone: string;
  readonly host: Pick<RenderHost<Readonly<Record<'schedule' | 'scheduleHint', string>>>, 'text'>;
}

const TIME = { type: 'datetime-local', dir: 'ltr' } as const;

/** From when until when something is shown. */
export function ScheduleFields({ from, until, timeZone, host: { text } }: ScheduleFieldsProps): ReactElement {
  return (
    <fieldset className="admin-schedule-fields">
      <legend className="admin-schedule-fields__legend">{text('schedule')}</legend>
      <p className="admin-schedule-fields__note">{text('scheduleHint', { timeZone })}</p>
      <LineField {...from} more={TIME} />
      <LineField {...until} more={TIME} />
    </fieldset>
  );
}
