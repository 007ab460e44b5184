/** What jsdom leaves out of dialogs, as far as sheets ask for it. */
export function prepareSheets(): void {
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  });
}

/** Presses Escape where the focus is; true where somebody took it. */
export function pressEscape(options: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...options });
  return !(document.activeElement ?? document.body).dispatchEvent(event);
}
