import type { TeamView } from 'shared-types/admin/people/team';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormPage } from '../../parts/named-form/named-form.view';
import type { messages } from './team.messages';

export interface TeamPartProps {
  readonly on: FormPage;
  readonly view: TeamView;
  readonly host: RenderHost<typeof messages>;
}
