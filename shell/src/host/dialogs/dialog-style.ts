import type { ScriptMaker } from '../../federation/script-maker';
import type { Ports } from '../../ports/ports';

/** The dialogs' style sheet, relative to the shell's version folder. */
const DIALOGS_STYLE = 'client/dialogs.css';

/** What brings the style sheet. */
export interface DialogStyleParts {
  readonly scripts: Pick<ScriptMaker, 'style'>;
  readonly shellBase: string;
  readonly budgetMs: number;
  readonly errorPort: Pick<Ports['errorPort'], 'report'>;
}

/** Brings the style sheet with the first dialog. One that is late or missing must not keep the dialog from opening. */
export function createDialogStyle({ scripts, shellBase, budgetMs, errorPort }: DialogStyleParts): () => Promise<void> {
  return async () => {
    const style = scripts.style(shellBase + DIALOGS_STYLE).catch(errorPort.report);
    await Promise.race([style, new Promise<void>((resolve) => setTimeout(resolve, budgetMs))]);
  };
}
