import { NO_REDIRECT_PARAMETER } from 'shared-types/admin/admin-path';
import type { Dialogs } from 'shared-types/host/dialogs';
import type { PageData } from 'shared-types/site/page/page-data';
import { LOGOUT_PARAMETER } from 'shared-types/site/people/session';
import type { ShellConfig } from '../../config';
import type { LoadScript } from '../../federation/load-script';
import type { ScriptMaker } from '../../federation/script-maker';
import { createDialogStyle } from '../../host/dialogs/dialog-style';
import { createDialogs } from '../../host/dialogs/dialogs';
import { createText } from '../../host/text/text';
import { pageQuery } from '../../parts/page-query/page-query';
import type { NavigationPort } from '../../ports/navigation.port';
import type { Ports } from '../../ports/ports';
import { messages } from './account-keys.messages';
import { messages as pl } from './account-keys.messages.pl';
import { createKeyRules } from './key-rules';
import { createLogOut, type LogOutParts } from './log-out';
import { startRedirect } from './start-redirect';

export interface AccountKeysInput extends Omit<LogOutParts, 'ports'> {
  readonly data: Pick<PageData, 'context' | 'release'>;
  readonly loadScript: LoadScript;
  readonly scripts: Pick<ScriptMaker, 'style'>;
  readonly stop: AbortSignal;
}

export interface AccountKeysParts extends AccountKeysInput {
  readonly config: Pick<ShellConfig, 'dialogStyleBudgetMs'>;
  readonly ports: Pick<Ports, 'address' | 'document' | 'errorPort' | 'log'>;
}

export type StartAccountKeys = (parts: AccountKeysParts) => void;

/**
 * Connects the site and its admin area for accounts: redirects on arrival, handles keys, and announces that a session has
 * ended.
 *
 * @implements LOGOUT-11 START-13
 */
export function startAccountKeys(parts: AccountKeysParts & { readonly navigation: NavigationPort }): void {
  const { data, navigation, ports, stop } = parts;
  if (stop.aborted) return;
  const { context } = data;
  const address = ports.address.current();
  const query = pageQuery(address);
  const isTop = navigation.isTop();
  const away = startRedirect({ context, address, isTop, isStaying: navigation.isStaying() });
  if (away) return navigation.replace(away);
  if (query.has(NO_REDIRECT_PARAMETER)) navigation.stay();
  const dialogs = openDialogs(parts);
  const text = createText(context.locale, { en: messages, pl });
  const warn = () => dialogs.alert({ title: text('unsent'), message: text('unsentMessage') });
  const pass = isTop ? undefined : navigation.pass;
  navigation.onKey(createKeyRules({ ...parts, context, logOut: createLogOut(parts), warn, pass }), stop);
  if (query.get(LOGOUT_PARAMETER) === 'true')
    void dialogs.inform({ title: text('signedOut'), message: text('signedOutMessage') });
}

function openDialogs({ config, data, ports, scripts, stop }: AccountKeysParts): Dialogs {
  const shellBase = data.release.shell.base;
  const style = { scripts, shellBase, budgetMs: config.dialogStyleBudgetMs, errorPort: ports.errorPort };
  return createDialogs({ page: ports.document, stop, whenStyled: createDialogStyle(style) });
}
