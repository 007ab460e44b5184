import { addFaces } from '../../parts/theme-preview/add-faces.effects';
import type { PreviewInput } from './preview-input';

/** Draws the pictures of templates in their own fonts. A picture whose font does not come keeps its general family. */
export async function drawPictures({ looks }: Pick<PreviewInput, 'looks'>): Promise<void> {
  await Promise.allSettled(Object.values(looks).map(async ({ heading }) => addFaces(window, heading, 'heading')));
}
