import type { ShellConfig } from '../../config';
import type { Ports } from '../../ports/ports';

/** What tells whether a page stays. */
export interface WhenStayingParts {
  readonly config: Pick<ShellConfig, 'leaveBudgetMs'>;
  readonly ports: { readonly lifecycle: Pick<Ports['lifecycle'], 'onShown'> };
  readonly stop: AbortSignal;
}

/** Resolves where a page stays that a form was to take away: true once it comes back, false where nothing has come of it in time. */
export function whenStaying({ config, ports, stop }: WhenStayingParts): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, config.leaveBudgetMs, false);
    stop.addEventListener('abort', () => clearTimeout(timer));
    ports.lifecycle.onShown((shown) => shown && resolve(true), stop);
  });
}
