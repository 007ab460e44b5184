import { useState, type ReactElement, type ReactNode } from 'react';
import type { EditorField, ValueField } from 'shared-types/site/block-editor';
import { controlAttributes, Field, FieldGroup, FieldNotes } from 'shared-types/site/field';
import { ListField } from '../list/list-field.view';
import { panelText, write, type PanelContext, type SettingScope } from '../settings/panel-context';
import { isMissing, settingAt } from '../settings/setting-values';
import { isSegmented } from './choice-control.view';
import type { ControlProps } from './control-props';
import { ValueControl } from './value-control.view';

interface EditorFieldProps {
  readonly field: EditorField;
  readonly scope: SettingScope;
  readonly panel: PanelContext;
}

/** Fields of several controls, which a legend names. */
const GROUPS = new Set<EditorField['kind']>([
  'colour',
  'picture',
  'pictures',
  'file',
  'link',
  'dataset',
  'place',
  'rich-text',
]);

/** A field of the panel: label, hint, what is wrong with its value, and its control or list. */
export function EditorFieldView({ field, scope, panel }: EditorFieldProps): ReactElement {
  if (field.kind === 'list') return <ListField field={field} scope={scope} panel={panel} />;
  return <ValueFieldView field={field} scope={scope} panel={panel} />;
}

function ValueFieldView({ field, scope, panel }: EditorFieldProps & { readonly field: ValueField }): ReactElement {
  const { text } = panel.host;
  const [problem, setProblem] = useState<string>();
  const label = panelText(panel, field.label);
  const value = settingAt(scope.values, field.key);
  const missing = isMissing(field, value) ? text('panelMissing', { label }) : undefined;
  const frame = {
    id: `panel-${panel.blockId}-${[...scope.path, field.key].join('-').replaceAll('.', '-')}`,
    name: field.key,
    label,
    ...(field.hint && { hint: panelText(panel, field.hint) }),
    ...((problem ?? missing) !== undefined && { error: problem ?? missing }),
  };
  const props: ControlProps<ValueField['kind']> = {
    field,
    label,
    value,
    control: controlAttributes(frame),
    scope,
    panel,
    onChange: (next, isTyped = false) => write(panel, scope, { key: field.key, value: next, isTyped }),
    onProblem: setProblem,
  };
  if (field.kind === 'switch') return <SwitchFrame frame={frame}>{<ValueControl {...props} />}</SwitchFrame>;
  if (GROUPS.has(field.kind) || (field.kind === 'choice' && isSegmented(field, panel)))
    return (
      <FieldGroup {...frame} className="field admin-page-editor__group">
        <ValueControl {...props} />
      </FieldGroup>
    );
  return <Field {...frame}>{() => <ValueControl {...props} />}</Field>;
}

interface SwitchFrameProps {
  readonly frame: Parameters<typeof FieldNotes>[0] & { readonly label: string };
  readonly children: ReactNode;
}

/** A switch stands before its label. */
function SwitchFrame({ frame, children }: SwitchFrameProps): ReactElement {
  return (
    <div className="field">
      <span className="admin-page-editor__switch">
        {children}
        <label htmlFor={frame.id}>{frame.label}</label>
      </span>
      <FieldNotes {...frame} />
    </div>
  );
}
