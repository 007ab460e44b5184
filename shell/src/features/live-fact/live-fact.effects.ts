import type { FactName } from 'shared-types/events';
import { BLOCK_ATTRIBUTE } from 'shared-types/site/page-data';
import type { Wire } from '../../host/bus/wire';
import type { Ports } from '../../ports/ports';

/** Every fact; the type keeps the list whole. */
const FACTS: Readonly<Record<FactName, true>> = {
  'commerce/cart': true,
  'consent/choice': true,
  'site/release': true,
  'site/session': true,
};

/** What makes elements follow facts. */
export interface LiveFactParts {
  readonly ports: Pick<Ports, 'document'>;
  readonly wire: Wire;
  readonly stop: AbortSignal;
}

/** Makes the text of elements with `data-fact="<fact>#<path>"` follow the fact. */
export function startLiveFacts({ ports, wire, stop }: LiveFactParts): void {
  for (const name of Object.keys(FACTS) as FactName[]) {
    const show = (fact: unknown): void => showFact(ports.document, { name, fact });
    const known = wire.latest(name);
    if (known) show(known);
    stop.addEventListener('abort', wire.listen(name, show));
  }
}

function showFact(page: Document, { name, fact }: { name: FactName; fact: unknown }): void {
  const { fact: attribute } = BLOCK_ATTRIBUTE;
  for (const element of page.querySelectorAll(`[${attribute}^="${name}#"]`)) {
    const value = valueAt(fact, element.getAttribute(attribute)?.slice(name.length + 1) ?? '');
    // A fact that says nothing about the field leaves the server's words.
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (element.textContent !== String(value)) element.textContent = String(value);
  }
}

function valueAt(fact: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, field) => (value as Readonly<Record<string, unknown>> | undefined)?.[field], fact);
}
