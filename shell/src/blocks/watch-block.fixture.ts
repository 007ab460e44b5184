import type { Purpose, Start } from 'shared-types/remote';
import { CONFIG } from '../config';
import { createEventBus } from '../host/bus/event-bus';
import { createConsent } from '../host/consent/consent';
import { createFakePorts } from '../ports/ports.fixture';
import { readBlockManifest } from './block-manifest';
import { watchBlock, type StartingBlock } from './watch-block';

/** Lets everything happen that needs no time. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A block that waits for what starts its feature; each in place of the one before. */
export function createWatchBench(
  starts: readonly Start[],
  {
    live = 'enhance',
    listens = '',
    purpose = 'necessary',
    strict = false,
  }: { live?: string; listens?: string; purpose?: Purpose; strict?: boolean } = {},
) {
  const ports = createFakePorts();
  ports.document.body.innerHTML = `<div data-feature="blocks/sample" data-block="b1" data-remote="mf-blocks" data-live="${live}" data-starts="${starts.join(' ')}" data-listens="${listens}" data-purpose="${purpose}"><button type="button">Do</button><input></div>`;
  const element = ports.document.body.firstElementChild as HTMLElement;
  const stop = new AbortController();
  const eventBus = createEventBus((error) => {
    throw error;
  });
  const settings = { isRestrictiveCookiePolicyEnabled: strict, isRestrictiveCookiePolicyAbsolute: false };
  const consent = createConsent({ settings, ports, eventBus });
  const blocks: StartingBlock[] = [];
  let settleLive = (_: boolean): void => undefined;
  const goLive = (block: StartingBlock): Promise<boolean> => {
    blocks.push(block);
    return new Promise((resolve) => (settleLive = resolve));
  };
  const idle = new Promise<void>((resolve) => ports.lifecycle.whenIdle(0, resolve, stop.signal));
  const touched = new Promise<void>((resolve) => ports.lifecycle.whenFirstInput(resolve, stop.signal));
  const manifest = readBlockManifest(element);
  if (!manifest) throw new Error('no manifest');
  watchBlock(manifest, {
    config: CONFIG,
    ports,
    eventBus,
    consent,
    idle,
    calm: Promise.race([idle, touched]),
    goLive,
    stop: stop.signal,
  });
  const state = () => element.getAttribute('data-state');
  return {
    blocks,
    button: element.querySelector('button')!,
    element,
    input: element.querySelector('input')!,
    ports,
    settleLive: (isLive: boolean) => settleLive(isLive),
    state,
    stop,
    eventBus,
  };
}
