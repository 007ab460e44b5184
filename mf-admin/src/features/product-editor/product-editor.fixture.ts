import { messages as categoryMessages } from './product-categories.messages';
import { messages as ownMessages } from './product-editor.messages';
import { messages as descriptionMessages } from './description/description.messages';
import { messages as fileMessages } from './sections/file.messages';
import { messages as variantMessages } from './variants/variants.messages';

/** All messages of the form. */
export const messages = {
  ...ownMessages,
  ...categoryMessages,
  ...descriptionMessages,
  ...fileMessages,
  ...variantMessages,
};
