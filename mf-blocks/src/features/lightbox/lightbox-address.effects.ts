/** A picture that is open. */
export interface ShownPicture {
  /** Id of its link. */
  readonly id: string;
  /** True if its owner has it written into the address. */
  readonly isInAddress: boolean;
}

/** The open picture as a step of the browser's history. */
export interface LightboxAddress {
  /** Makes a step for the first picture, and changes it for the next ones. */
  show(picture: ShownPicture): void;
  /** Takes the step back; `then` is called once that is done. */
  leave(then: () => void): void;
}

/** What follows the steps. */
export interface AddressParts {
  /** Called when a step of the browser leads to another picture; with an empty id where it leads to none. */
  readonly onStep: (id: string) => void;
  readonly stop: AbortSignal;
}

/** The id of the picture in the state of a step that the lightbox has made. */
const STEP = 'lightbox';

/**
 * The open picture is one step of the history, so the back button closes the lightbox. The page's URL stays as it is, unless
 * the owner has pictures written into it. An address that ends in the id of a link opens its picture either way.
 */
export function createAddress({ onStep, stop }: AddressParts): LightboxAddress {
  let leaving: (() => void) | undefined;
  let isOpen = false;
  /** Whoever came by an address has no step to go back by. */
  let isByAddress = false;
  const step = (): void => {
    const then = leaving;
    leaving = undefined;
    isOpen = false;
    if (then) then();
    else onStep(idOfStep() ?? idInAddress());
  };
  window.addEventListener('popstate', step, { signal: stop });
  return {
    show({ id, isInAddress }) {
      const isOwn = idOfStep() !== undefined;
      if (!isOpen) isByAddress = !isOwn && idInAddress() === id;
      isOpen = true;
      const address = isInAddress ? `#${id}` : undefined;
      if (isByAddress) return history.replaceState(history.state, '', address);
      const state = { ...(history.state as object | null), [STEP]: id };
      if (isOwn) history.replaceState(state, '', address);
      else history.pushState(state, '', address);
    },
    leave(then) {
      isOpen = false;
      if (idOfStep() !== undefined) {
        leaving = then;
        return history.back();
      }
      if (isByAddress) history.replaceState(history.state, '', location.pathname + location.search);
      then();
    },
  };
}

function idInAddress(): string {
  return location.hash.slice(1);
}

function idOfStep(): string | undefined {
  const id = (history.state as Readonly<Record<string, unknown>> | null)?.[STEP];
  return typeof id === 'string' ? id : undefined;
}
