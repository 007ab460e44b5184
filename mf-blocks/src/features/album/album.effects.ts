import type { Host } from 'shared-types/host/host';
import type { messages } from './album.messages';

type AlbumHost = Host<typeof messages>;

interface Track {
  readonly title: string;
  readonly element: HTMLElement;
  readonly audio: HTMLAudioElement;
  /** Shows the length of the track, or its status. */
  readonly state: HTMLElement;
}

/** After this many failures in a row, the files' server is assumed to be down. */
const MOST_FAILURES = 3;

/** Plays one track at a time, followed by the next, and marks and announces it. The players are the browser's. */
export function start(root: HTMLElement, host: AlbumHost): void {
  const tracks = [...root.querySelectorAll<HTMLElement>('[data-album-track]')].flatMap(trackIn);
  const marks = markTracks(tracks, host);
  let failures = 0;
  const goOn = (track: Track): void => {
    const next = tracks[tracks.indexOf(track) + 1];
    if (next) void playByItself(next, host);
  };
  const on = (type: string, act: (track: Track) => void, target: EventTarget = root): void => {
    const listener = (event: Event): void => {
      const track = tracks.find(({ audio }) => audio === event.target);
      if (track) act(track);
    };
    // Media events do not bubble.
    target.addEventListener(type, listener, { capture: true, signal: host.stop });
  };

  on('play', marks.play);
  on('pause', marks.rest);
  on('playing', () => (failures = 0));
  on('ended', (track) => {
    marks.end();
    goOn(track);
  });
  on('error', (track) => {
    marks.fail(track);
    // Resets the player; otherwise the browser would not try the track again.
    track.audio.load();
    failures += 1;
    if (failures < MOST_FAILURES) goOn(track);
  });
  // Pauses the album when any other player of the page starts.
  document.addEventListener('play', ({ target }) => pauseAllBut(tracks, target), { capture: true, signal: host.stop });
  const begun = tracks.find(({ audio }) => !audio.paused);
  if (begun) marks.play(begun);
  host.stop.addEventListener('abort', marks.forget);
}

function trackIn(element: HTMLElement): Track[] {
  const audio = element.querySelector('audio');
  const state = element.querySelector<HTMLElement>('[data-album-state]');
  return audio && state ? [{ title: element.dataset['albumTrack'] ?? '', element, audio, state }] : [];
}

function pauseAllBut(tracks: readonly Track[], target: EventTarget | null): void {
  for (const { audio } of tracks) if (audio !== target) audio.pause();
}

/** Some browsers play only tracks that the visitor has started; listeners are then told which one to press. */
async function playByItself({ audio, title }: Track, { announcer, text }: AlbumHost): Promise<void> {
  announcer.announce(text('playingOf', { title }));
  try {
    await audio.play();
  } catch (error) {
    // A track that cannot be played fires an error event of its own.
    if ((error as Error).name === 'NotAllowedError') announcer.announce(text('ready', { title }));
  }
}

/** Status and marks of the tracks in the page, which are removed when the feature ends. */
function markTracks(tracks: readonly Track[], { announcer, text }: AlbumHost) {
  const served = new Map(tracks.map((track) => [track, track.state.textContent] as const));
  const showStatus = (track: Track, message = served.get(track) ?? ''): void => {
    track.state.textContent = message;
  };
  const end = (): void => {
    for (const track of tracks) {
      track.element.removeAttribute('aria-current');
      if (!track.element.hasAttribute('data-album-failed')) showStatus(track);
    }
  };
  return {
    end,
    rest(track: Track): void {
      if (!track.element.hasAttribute('data-album-failed')) showStatus(track);
    },
    play(track: Track): void {
      track.element.removeAttribute('data-album-failed');
      end();
      track.element.setAttribute('aria-current', 'true');
      showStatus(track, text('playing'));
    },
    fail(track: Track): void {
      end();
      track.element.toggleAttribute('data-album-failed', true);
      showStatus(track, text('failed'));
      announcer.announce(text('failedOf', { title: track.title }));
    },
    forget(): void {
      for (const track of tracks) track.element.removeAttribute('data-album-failed');
      end();
    },
  };
}
