import { LONGEST_REASON, REMOTE_CALLS } from 'shared-types/admin/remote';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { changeRule } from '../../site/registry/registry.store';
import type { ReleaseRule } from '../../site/registry/release-rule';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { findChange } from '../remotes/release-changes.store';
import { REMOTES_MESSAGES } from '../remotes/remotes.messages';
import { LONGEST_NAME, serialSchema } from './change-remote.schema';
import { remoteDone } from './remote-done';

export const undoRemoteChangeSchema = z.object({
  remote: z.string().max(LONGEST_NAME).describe('Name of the remote.'),
  serial: serialSchema.describe('Serial of the change to undo, the latest one of the remote.'),
});

/**
 * `undoRemoteChange`: undoes a remote's last change; this is a change too, and can be undone.
 * @implements PLAT-03
 */
export const undoRemoteChangeRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'remotes.change',
    ...REMOTE_CALLS.undoRemoteChange,
    input: undoRemoteChangeSchema,
    run: (sent, context) => undo(services, sent, context),
  });
};

/** The former rule. A version that went live by following would do so again, so the former one is set by hand. */
function ruleBefore(before: ReleaseRule, after: ReleaseRule): ReleaseRule {
  const wentByItself = after.set_by === 'build' && after.version !== before.version;
  return wentByItself ? { ...before, set_by: 'person' } : before;
}

async function undo(
  { db }: Services,
  { remote, serial }: z.output<typeof undoRemoteChangeSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'remotes.change');
  if (!account) return refusal;
  const { undone, takenBack } = REMOTES_MESSAGES[context.language];
  const last = await findChange(db, Number(serial));
  const before = last?.before;
  if (last?.remote !== remote || !before) return { kind: 'refused', code: 'admin/remote-gone' };
  const { kind } = await changeRule(db, {
    remote,
    note: { who: account.email, reason: undone(last.reason).slice(0, LONGEST_REASON) },
    change: () => ruleBefore(before, last.after),
    seen: last.serial,
    undoes: last.serial,
  });
  if (kind === 'overtaken') return { kind: 'refused', code: 'admin/remote-changed' };
  return remoteDone(context, remote, takenBack);
}
