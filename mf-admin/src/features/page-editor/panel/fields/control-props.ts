import type { ControlAttributes } from 'shared-types/site/field';
import type { ValueField } from 'shared-types/site/block-editor';
import type { PanelContext, SettingScope } from '../settings/panel-context';

export type FieldOf<Kind extends ValueField['kind']> = Extract<ValueField, { kind: Kind }>;

/** What the control of a field gets. */
export interface ControlProps<Kind extends ValueField['kind']> {
  readonly field: FieldOf<Kind>;
  /** The label in the owner's language. */
  readonly label: string;
  /** As it is stored; of any type, because blocks may have been filled in elsewhere. */
  readonly value: unknown;
  readonly control: ControlAttributes;
  readonly scope: SettingScope;
  readonly panel: PanelContext;
  /** Stores a value; undefined removes it. */
  readonly onChange: (value: unknown, isTyped?: boolean) => void;
  /** Says why what was typed is not stored; undefined takes it back. */
  readonly onProblem: (problem: string | undefined) => void;
}
