import type { ScriptMaker } from '../../federation/script-maker';
import type { Ports } from '../../ports/ports';

/** Relative to the shell's version folder. */
const DIALOGS_STYLE = 'client/dialogs.css';

export interface DialogStyleParts {
  readonly scripts: Pick<ScriptMaker, 'style'>;
  readonly shellBase: string;
  readonly budgetMs: number;
  readonly errorPort: Pick<Ports['errorPort'], 'report'>;
}

/** Loads the style sheet with the first dialog. A slow or missing one does not keep the dialog from opening. */
export function createDialogStyle({ scripts, shellBase, budgetMs, errorPort }: DialogStyleParts): () => Promise<void> {
  return async () => {
    const style = scripts.style(shellBase + DIALOGS_STYLE).catch(errorPort.report);
    await Promise.race([style, new Promise<void>((resolve) => setTimeout(resolve, budgetMs))]);
  };
}
