import type { ChooseFilesOptions, ChosenFile } from 'shared-types/admin/files/file-chooser';
import type { Host } from 'shared-types/host/host';

/**
 * Opens the chooser over the page; undefined if it is closed without a choice. A feature that calls it emits
 * `admin/files-requested` and listens to `admin/files-chosen`: the chooser is loaded when it is asked for first.
 */
export function chooseFiles(
  { bus, stop }: Pick<Host, 'bus' | 'stop'>,
  options: ChooseFilesOptions,
): Promise<readonly ChosenFile[] | undefined> {
  const id = `${performance.now()}-${Math.random()}`;
  return new Promise((resolve) => {
    const answers = bus.on('admin/files-chosen').subscribe((choice) => {
      if (choice.id !== id) return;
      answers.unsubscribe();
      resolve(choice.files);
    });
    stop.addEventListener('abort', () => answers.unsubscribe(), { once: true });
    bus.send('admin/files-requested', { ...options, id });
  });
}
