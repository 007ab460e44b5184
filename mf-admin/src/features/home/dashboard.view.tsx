import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import type { DashboardProps } from './dashboard-props';
import { Setup } from './setup.view';
import { Today } from './today.view';
import { Waiting } from './waiting.view';

interface Props extends DashboardProps {
  /** State of the form that hides the set-up list. */
  readonly form: FormState | undefined;
}

/** The parts that the account may see; null if there are none. */
export function Dashboard({ form, ...props }: Props): ReactElement | null {
  if (Object.keys(props.view).length === 0) return null;
  return (
    <div className="admin-dashboard">
      <Today {...props} />
      <Waiting {...props} />
      <Setup {...props} form={form} />
    </div>
  );
}
