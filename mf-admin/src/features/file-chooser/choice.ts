import type { ChosenFile } from 'shared-types/admin/files/file-chooser';
import type { LibraryFile } from 'shared-types/admin/files/files';

export type Choice = readonly LibraryFile[];

/** Adds a file to a choice or takes it out. Where one file can be chosen, it takes the place of the other; a full choice stays. */
export function toggled(choice: Choice, file: LibraryFile, most: number): Choice {
  if (choice.some(({ id }) => id === file.id)) return choice.filter(({ id }) => id !== file.id);
  if (most === 1) return [file];
  return choice.length < most ? [...choice, file] : choice;
}

/** Moves a file by some places; the ends are as far as it goes. */
export function moved(choice: Choice, id: string, step: number): Choice {
  const from = choice.findIndex((file) => file.id === id);
  const file = choice[from];
  if (!file) return choice;
  const others = choice.filter((one) => one !== file);
  const to = Math.min(Math.max(from + step, 0), others.length);
  return [...others.slice(0, to), file, ...others.slice(to)];
}

/** A file as blocks name it. */
export function chosenFile(details: LibraryFile): ChosenFile {
  return details.kind === 'picture' ? { asset: details.name, details } : { file: details.name, details };
}
