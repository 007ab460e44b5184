import type { ReactElement } from 'react';
import type { ControlAttributes } from 'shared-types/site/field';
import type { EditorHost } from '../../page-editor-host';

/** The rest is counted from this part of the limit on. */
const NEAR = 0.9;

function isNear(typed: string, longest: number): boolean {
  return typed.length >= longest * NEAR;
}

/** A control's attributes, with the counter among what describes it. */
export function withCount(control: ControlAttributes, typed: string, longest: number): ControlAttributes {
  if (!isNear(typed, longest)) return control;
  return { ...control, 'aria-describedby': `${control['aria-describedby']} ${control.id}-count` };
}

interface CharactersLeftProps {
  readonly id: string;
  readonly typed: string;
  readonly longest: number;
  readonly text: EditorHost['text'];
}

/** How many characters still fit, near the limit. */
export function CharactersLeft({ id, typed, longest, text }: CharactersLeftProps): ReactElement | null {
  if (!isNear(typed, longest)) return null;
  return (
    <p className="field__hint" id={`${id}-count`}>
      {text('panelLeft', { count: Math.max(0, longest - typed.length) })}
    </p>
  );
}
