import type { DashboardView } from 'shared-types/admin/home';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './home.messages';

/** What every part of the dashboard is given. */
export interface DashboardProps {
  readonly block: string;
  readonly view: DashboardView;
  readonly host: RenderHost<typeof messages>;
}
