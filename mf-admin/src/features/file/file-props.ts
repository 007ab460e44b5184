import type { FileView } from 'shared-types/admin/files/file';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './file.messages';

/** What the parts of a file's page are given. */
export interface FileProps {
  readonly block: string;
  readonly view: FileView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}
