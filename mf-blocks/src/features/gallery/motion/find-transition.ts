import { GALLERY_TRANSITIONS, type GalleryTransition } from 'shared-types/blocks/gallery';

/** The transition of a name. Throws where there is none. */
export function findTransition(name: string): GalleryTransition {
  const transition = GALLERY_TRANSITIONS.find((candidate) => candidate === name);
  if (!transition) throw new Error(`could not find transition named ${name}`);
  return transition;
}
