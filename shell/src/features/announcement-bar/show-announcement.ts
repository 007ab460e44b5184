import type { AnnouncementView } from 'shared-types/site/page/announcement-bar';

const CLOSED_CLASS = 'site-announcement-bar--closed';

/** Sets the text of the bar; nothing is parsed as HTML. */
export function showAnnouncement(bar: HTMLElement, { id, text, link }: AnnouncementView): void {
  const part = <T extends HTMLElement>(selector: string): T | null => bar.querySelector<T>(selector);
  bar.dataset.announcement = id;
  const field = part<HTMLInputElement>('[name="announcement"]');
  if (field) field.value = id;
  const element = part('.site-announcement-bar__text');
  if (element) element.textContent = text;
  const anchor = part<HTMLAnchorElement>('.site-announcement-bar__link');
  if (!anchor) return;
  anchor.hidden = !link;
  anchor.textContent = link?.title ?? '';
  if (link) anchor.href = link.href;
  else anchor.removeAttribute('href');
}

export function toggleBar(bar: HTMLElement, isShown: boolean): void {
  bar.hidden = !isShown;
  if (isShown) bar.classList.remove(CLOSED_CLASS);
}
