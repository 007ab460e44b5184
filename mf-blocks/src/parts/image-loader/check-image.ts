/** The image a candidate is; undefined if it cannot be loaded, which is said on the console. */
export function checkImage(candidate: unknown): HTMLImageElement | undefined {
  const [problem, isFatal] = problemOf(candidate);
  if (problem) console.warn(problem);
  return isFatal ? undefined : (candidate as HTMLImageElement);
}

function problemOf(candidate: unknown): readonly [problem: string | undefined, isFatal: boolean] {
  if (candidate === undefined || candidate === null) return ['No image', true];
  if (!(candidate instanceof HTMLImageElement)) return ['Element is not a valid image element.', true];
  if (!candidate.parentElement) return ['Image element has no parentNode.', true];
  if (!hasSource(candidate)) return ['Invalid or missing image source.', true];
  const isFitted = candidate.parentElement.classList.contains('content-fit');
  if (isFitted && !candidate.style.objectPosition) return ['Missing alignment for "content-fit" image.', false];
  return [undefined, false];
}

/** Whether there is an address that a browser fetches pictures from. */
function hasSource(image: HTMLImageElement): boolean {
  const address = image.getAttribute('src') ?? '';
  return address !== '' && URL.canParse(address, image.baseURI) && isFetched(new URL(address, image.baseURI));
}

function isFetched({ protocol }: URL): boolean {
  return protocol === 'https:' || protocol === 'http:';
}
