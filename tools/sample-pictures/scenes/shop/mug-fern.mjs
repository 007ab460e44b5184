import { mugPicture } from '../../mug-picture.mjs';
import { fernGlaze } from '../../glazes.mjs';

export { look, size } from '../../mug-picture.mjs';

export default () => mugPicture(fernGlaze);
