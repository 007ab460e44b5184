/** Name of a notice over the frame, as in its `data-notice`. */
export type NoticeName = 'late' | 'gone' | 'elsewhere';

/** Link of a notice. `message` and `label` replace the texts of the notice and of its link if they vary. */
export interface NoticeLink {
  readonly href: string;
  readonly message?: string;
  readonly label?: string;
}

/** The notices over the frame, of which at most one is visible. */
export interface Notices {
  /** Shows a notice and returns its message. */
  show(name: NoticeName, link?: NoticeLink): string;
  hide(): void;
}

/** Controls the notices that the view has rendered. */
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
