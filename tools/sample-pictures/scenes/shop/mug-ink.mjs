import { mugPicture } from '../../mug-picture.mjs';
import { inkGlaze } from '../../glazes.mjs';

export { look, size } from '../../mug-picture.mjs';

export default () => mugPicture(inkGlaze);
