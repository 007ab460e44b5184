import type { ReactElement } from 'react';
import type { RoleEntry } from 'shared-types/admin/people/team';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { ChoiceField } from '../../parts/settings-form/settings-controls.view';
import type { messages } from './team.messages';

interface RoleFieldProps {
  /** Prefix of the field's id. */
  readonly block: string;
  readonly form: FormState | undefined;
  readonly roles: readonly RoleEntry[];
  /** The role to begin with. */
  readonly role: string;
  readonly host: RenderHost<typeof messages>;
}

export function RoleField({ block, form, roles, role, host }: RoleFieldProps): ReactElement {
  return (
    <ChoiceField
      block={block}
      name="role"
      label={host.text('role')}
      form={form}
      value={form?.values['role'] ?? role}
      choices={roles.map(({ name, text }) => [name, text] as const)}
    />
  );
}
