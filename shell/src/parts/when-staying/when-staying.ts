import type { ShellConfig } from '../../config';
import type { Ports } from '../../ports/ports';

export interface WhenStayingParts {
  readonly config: Pick<ShellConfig, 'leaveBudgetMs'>;
  readonly ports: { readonly lifecycle: Pick<Ports['lifecycle'], 'onShown'> };
  readonly stop: AbortSignal;
}

/** Resolves if a page stays that a form should have left: true when it is shown again, false after the time limit. */
export function whenStaying({ config, ports, stop }: WhenStayingParts): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, config.leaveBudgetMs, false);
    stop.addEventListener('abort', () => clearTimeout(timer));
    ports.lifecycle.onShown((shown) => shown && resolve(true), stop);
  });
}
