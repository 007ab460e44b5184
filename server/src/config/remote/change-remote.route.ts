import { REMOTE_CALLS } from 'shared-types/config/remote';
import type { z } from 'zod';
import type { ActionContext } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import type { Route, Services } from '../../http/services';
import { SHELL } from '../../site/registry/registry';
import { changeRule, readRule, type StandingRule } from '../../site/registry/registry.store';
import { isSameRule, ruleAfter, type RuleAct } from '../../site/registry/release-rule';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../editor-of';
import { REMOTES_SENTENCES, type RemotesSentences } from '../remotes/remotes.sentences';
import { changeRemoteSchema } from './change-remote.schema';
import { reachOf } from './reach';
import { remoteDone } from './remote-done';
import { unfitReasons } from './unfit-reasons';
import { wantedAct } from './wanted-act';

/**
 * `changeRemote`: switches a remote off or on, sets its version, or lets it follow what is published. Who has not said yes is
 * told what would change, whom it reaches, and what the publish gate has against a version; who has not seen the last change, that somebody else was faster.
 *
 * @implements PLAT-03
 */
export const changeRemoteRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'remotes.change',
    ...REMOTE_CALLS.changeRemote,
    url: REMOTE_CALLS.changeRemote.path,
    input: changeRemoteSchema,
    run: (sent, context) => change(services, sent, context),
  });
};

async function change(
  { db, signing, readNames }: Services,
  { remote, reason, seen, confirmed, ...asked }: z.output<ReturnType<typeof changeRemoteSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'remotes.change');
  if (!account) return refusal;
  const sentences = REMOTES_SENTENCES[context.language];
  const rule = await readRule(db, remote);
  if (!rule) return { kind: 'refused', code: 'config/remote-gone' };
  const wanted = await wantedAct({ db, signing }, rule, asked);
  if (!wanted.ok) return { kind: 'refused', code: wanted.code };
  const { act, manifest } = wanted;
  if (isSameRule(rule, ruleAfter(rule, act))) return { kind: 'refused', code: 'config/remote-same' };
  if (!confirmed) {
    const { sites, views } = await reachOf(db, manifest);
    const unfit = await unfitReasons(act, manifest, { db, signing, readNames });
    const warning = unfit.length > 0 ? ` ${sentences.unfit(unfit)}` : '';
    return { kind: 'asked', question: `${effectOf(act, rule, sentences)} ${sentences.reach(sites, views)}${warning}` };
  }
  const { kind } = await changeRule(db, {
    remote,
    note: { who: account.email, reason },
    change: (standing) => standing && ruleAfter(standing, act),
    seen: Number(seen),
  });
  if (kind === 'overtaken') return { kind: 'refused', code: 'config/remote-changed' };
  return remoteDone(context, remote, sentences.done);
}

/** What would be different. */
function effectOf(act: RuleAct, { remote, version }: StandingRule, sentences: RemotesSentences): string {
  const from = version ?? '';
  switch (act.kind) {
    case 'enable':
      return sentences.enable(remote);
    case 'disable':
      return act.keepsHtml ? sentences.disable(remote) : sentences.disableHtml(remote);
    case 'set':
      return act.version === from ? sentences.keep(remote, from) : sentences.set(remote, from, act.version);
    case 'follow':
      return sentences.follow(remote, from, act.newest);
    case 'canary':
      return sentences.canary(remote, act);
    case 'endCanary':
      return sentences.endCanary(remote);
    case 'pin':
      return sentences.pin(remote, act.site, act.version);
    case 'disableAt':
      return sentences.disableAt(remote, act.site, remote === SHELL);
    case 'enableAt':
      return sentences.enableAt(remote, act.site);
    case 'unpin':
      return sentences.unpin(remote, act.site);
  }
}
