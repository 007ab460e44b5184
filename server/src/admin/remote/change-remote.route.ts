import { REMOTE_CALLS } from 'shared-types/admin/remote';
import type { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { SHELL } from '../../site/registry/registry';
import { changeRule, readRule, type CurrentRule } from '../../site/registry/registry.store';
import { isSameRule, ruleAfter, type RuleAct } from '../../site/registry/release-rule';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { REMOTES_MESSAGES, type RemotesMessages } from '../remotes/remotes.messages';
import { changeRemoteSchema } from './change-remote.schema';
import { reachOf } from './reach';
import { remoteDone } from './remote-done';
import { unfitReasons } from './unfit-reasons';
import { findAct } from './find-act';

/**
 * `changeRemote`: changes a remote's rule after confirmation, which shows effect, reach and objections of the publish
 * gate. Refused if the rule has changed meanwhile.
 * @implements PLAT-03
 */
export const changeRemoteRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'remotes.change',
    ...REMOTE_CALLS.changeRemote,
    input: changeRemoteSchema,
    run: (sent, context) => change(services, sent, context),
  });
};

async function change(
  { db, signing, loaderNames }: Services,
  { remote, reason, seen, confirmed, ...sentAct }: z.output<ReturnType<typeof changeRemoteSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'remotes.change');
  if (!account) return refusal;
  const messages = REMOTES_MESSAGES[context.language];
  const rule = await readRule(db, remote);
  if (!rule) return { kind: 'refused', code: 'admin/remote-gone' };
  const found = await findAct({ db, signing }, rule, sentAct);
  if (!found.ok) return { kind: 'refused', code: found.code };
  const { act, manifest } = found;
  if (isSameRule(rule, ruleAfter(rule, act))) return { kind: 'refused', code: 'admin/remote-same' };
  if (!confirmed) {
    const { sites, views } = await reachOf(db, manifest);
    const unfit = await unfitReasons(act, manifest, { db, signing, loaderNames });
    const warning = unfit.length > 0 ? ` ${messages.unfit(unfit)}` : '';
    return {
      kind: 'confirmation',
      question: `${effectOf(act, rule, messages)} ${messages.reach(sites, views)}${warning}`,
    };
  }
  const { kind } = await changeRule(db, {
    remote,
    note: { who: account.email, reason },
    change: (current) => current && ruleAfter(current, act),
    seen: Number(seen),
  });
  if (kind === 'overtaken') return { kind: 'refused', code: 'admin/remote-changed' };
  return remoteDone(context, remote, messages.done);
}

function effectOf(act: RuleAct, { remote, version }: CurrentRule, messages: RemotesMessages): string {
  const from = version ?? '';
  switch (act.kind) {
    case 'enable':
      return messages.enable(remote);
    case 'disable':
      return act.keepsHtml ? messages.disable(remote) : messages.disableHtml(remote);
    case 'set':
      return act.version === from ? messages.keep(remote, from) : messages.set(remote, from, act.version);
    case 'follow':
      return messages.follow(remote, from, act.newest);
    case 'canary':
      return messages.canary(remote, act);
    case 'endCanary':
      return messages.endCanary(remote);
    case 'pin':
      return messages.pin(remote, act.site, act.version);
    case 'disableAt':
      return messages.disableAt(remote, act.site, remote === SHELL);
    case 'enableAt':
      return messages.enableAt(remote, act.site);
    case 'unpin':
      return messages.unpin(remote, act.site);
  }
}
