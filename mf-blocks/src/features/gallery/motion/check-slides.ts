/** Says on the console which slides have nothing that could show them. */
export function checkSlides(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    const isVideo = slide.hasAttribute('data-video-slide');
    if (isVideo && !slide.querySelector('a[href], video, [data-video]')) console.error('VideoLoader not found');
    if (!isVideo && !slide.querySelector('img')) console.error('Loader2 not found');
  }
}
