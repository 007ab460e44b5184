/** What can be said over the frame. */
export type NoticeName = 'late' | 'gone' | 'elsewhere';

/** Where a notice leads, and the words for that where they are not always the same. */
export interface NoticeLink {
  readonly href: string;
  readonly message?: string;
  readonly label?: string;
}

/** What is said over the frame: one thing at a time. */
export interface Notices {
  /** Shows a notice; gives its message. */
  show(name: NoticeName, link?: NoticeLink): string;
  hide(): void;
}

/** The notices as the view drew them. */
export function createNotices(design: HTMLElement): Notices {
  const all = [...design.querySelectorAll<HTMLElement>('[data-notice]')];
  const hide = (): void => all.forEach((notice) => (notice.hidden = true));
  return {
    hide,
    show(name, { href, message, label } = { href: '' }) {
      hide();
      const notice = all.find(({ dataset }) => dataset.notice === name);
      const element = notice?.querySelector('[data-message]');
      const link = notice?.querySelector('[data-open]');
      if (!notice || !element) return '';
      link?.setAttribute('href', href);
      if (link && label !== undefined) link.textContent = label;
      if (message !== undefined) element.textContent = message;
      notice.hidden = false;
      return element.textContent ?? '';
    },
  };
}
