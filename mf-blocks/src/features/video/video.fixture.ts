import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { showView } from '../../../../tools/testing/host/show-view';
import { start } from './video.effects';
import { examples } from './video.example';
import { messages } from './video.messages';
import { element } from './video.view';

type Example = keyof typeof examples;

const hosts: { end(): void }[] = [];

/** A sample with further settings. */
export function videoProps(name: Example, further: object = {}): Parameters<typeof element>[0] {
  const { block } = examples[name];
  return { ...examples[name], block: { ...block, settings: { ...(block.settings as object), ...further } } };
}

/** Shows samples as the server renders them, one after the other; what a test has shown before is over. */
export function showVideos(...samples: Parameters<typeof element>[0][]): HTMLElement[] {
  for (const host of hosts.splice(0)) host.end();
  const pages = samples.map((sample) => showView(element(sample, createFakeHost(messages))).outerHTML);
  document.body.innerHTML = `<main>${pages.join('')}</main>`;
  return [...document.body.querySelectorAll<HTMLElement>('.block')];
}

/** A video that has started. */
export interface LiveVideo {
  readonly root: HTMLElement;
  readonly host: ReturnType<typeof createFakeHost<typeof messages>>;
  readonly served: string;
  readonly overlay: HTMLElement;
  readonly frame: () => HTMLIFrameElement | null;
  readonly own: () => HTMLVideoElement | null;
  readonly isShown: () => boolean;
}

/** Shows samples on one page and starts each; visitors allow everything, as where no policy is restrictive. */
export function openVideos(...samples: (Example | Parameters<typeof element>[0])[]): LiveVideo[] {
  const roots = showVideos(...samples.map((sample) => (typeof sample === 'string' ? examples[sample] : sample)));
  return roots.map((root) => {
    const host = createFakeHost(messages);
    host.allow('functional');
    return startVideo(root, host);
  });
}

/** Starts one of the shown videos. */
export function startVideo(root: HTMLElement, host: LiveVideo['host']): LiveVideo {
  const served = root.innerHTML;
  hosts.push(host);
  start(root, host);
  const overlay = root.querySelector<HTMLElement>('[data-video]')!;
  return {
    root,
    host,
    served,
    overlay,
    frame: () => root.querySelector('iframe'),
    own: () => root.querySelector('video'),
    isShown: () => overlay.hasAttribute('hidden'),
  };
}

/** What jsdom has not: a player that plays and pauses, and says so. Ends what a test has started. */
export function preparePlayers(): void {
  beforeEach(() => {
    const isPaused = new WeakMap<EventTarget, boolean>();
    jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
      return isPaused.get(this) ?? true;
    });
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      isPaused.set(this, false);
      this.dispatchEvent(new Event('play'));
    });
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      isPaused.set(this, true);
    });
  });
  afterEach(() => {
    for (const host of hosts.splice(0)) host.end();
  });
}

/** Everything that is posted to a frame, with the origin it is meant for. */
export function recordPosts(frame: HTMLIFrameElement | null): (readonly [message: unknown, origin: unknown])[] {
  const posts: (readonly [unknown, unknown])[] = [];
  jest
    .spyOn(frame!.contentWindow!, 'postMessage')
    .mockImplementation(((message: unknown, origin: unknown) => void posts.push([message, origin])) as never);
  return posts;
}
