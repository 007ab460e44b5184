import { mugPicture } from '../../mug-picture.mjs';
import { oatGlaze } from '../../glazes.mjs';

export { look, size } from '../../mug-picture.mjs';

export default () => mugPicture(oatGlaze);
