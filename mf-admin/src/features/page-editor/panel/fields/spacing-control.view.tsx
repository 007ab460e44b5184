import type { ReactElement } from 'react';
import type { ControlProps } from './control-props';
import { NumberControl } from './number-control.view';

const STEP = /^space-([1-9])$/;

/** Pixels. A step of the theme's spacing is named, and stays until pixels are typed. */
export function SpacingControl({ field, value, ...props }: ControlProps<'spacing'>): ReactElement {
  const step = typeof value === 'string' ? STEP.exec(value)?.[1] : undefined;
  return (
    <>
      <NumberControl {...props} value={value} field={{ ...field, kind: 'number', least: 0, unit: 'px' }} />
      {step !== undefined && <p className="field__hint">{props.panel.host.text('panelSpaceStep', { step })}</p>}
    </>
  );
}
