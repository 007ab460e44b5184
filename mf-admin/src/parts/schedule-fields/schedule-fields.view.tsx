import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { FormPart } from '../settings-form/form-part.view';
import { LineField } from '../settings-form/settings-controls.view';
import type { SettingsFieldProps } from '../settings-form/settings-field.view';

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
    <FormPart title={text('schedule')}>
      <p className="admin-muted">{text('scheduleHint', { timeZone })}</p>
      <LineField {...from} more={TIME} />
      <LineField {...until} more={TIME} />
    </FormPart>
  );
}
