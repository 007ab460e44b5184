import type { Database } from '../../platform/schema/database';
import type { ActionContext } from '../../site/request/action';
import type { SiteCapability } from '../../site/session/capabilities';
import { editorOf, type Editor } from '../../site/session/editor-of';

/** Who makes a sensitive change: an account whose password or passkey was checked within the last ten minutes. */
export async function confirmedAccount(
  db: Database,
  context: ActionContext,
  capability: SiteCapability = 'admin.open',
): Promise<Editor> {
  const editor = await editorOf(db, context, capability);
  if (!editor.account || editor.account.isConfirmed) return editor;
  return { refusal: { kind: 'refused', code: 'admin/confirm-first' } };
}
