import type { ComponentType, ReactElement } from 'react';
import type { ValueField } from 'shared-types/site/block-editor';
import { ColourControl } from '../colour/colour-control.view';
import { DatasetControl } from '../dataset/dataset-control.view';
import { LinkControl } from '../link/link-control.view';
import { PageControl } from '../link/page-control.view';
import { FileControl } from '../pictures/file-control.view';
import { PictureControl } from '../pictures/picture-control.view';
import { PicturesControl } from '../pictures/pictures-control.view';
import { PlaceControl } from '../place/place-control.view';
import { ChoiceControl } from './choice-control.view';
import { CodeControl } from './code-control.view';
import type { ControlProps } from './control-props';
import { FormControl } from './form-control.view';
import { MailingListControl } from './mailing-list-control.view';
import { NumberControl } from './number-control.view';
import { RichTextControl } from './rich-text-control.view';
import { SpacingControl } from './spacing-control.view';
import { SwitchControl } from './switch-control.view';
import { TextControl } from './text-control.view';
import { TextsControl } from './texts-control.view';
import { UrlControl } from './url-control.view';

const CONTROLS: { readonly [Kind in ValueField['kind']]: ComponentType<ControlProps<Kind>> } = {
  text: TextControl,
  texts: TextsControl,
  'rich-text': RichTextControl,
  number: NumberControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  colour: ColourControl,
  spacing: SpacingControl,
  picture: PictureControl,
  pictures: PicturesControl,
  file: FileControl,
  link: LinkControl,
  url: UrlControl,
  dataset: DatasetControl,
  place: PlaceControl,
  form: FormControl,
  'mailing-list': MailingListControl,
  page: PageControl,
  code: CodeControl,
};

/** The control of a field, by its kind. */
export function ValueControl<Kind extends ValueField['kind']>(props: ControlProps<Kind>): ReactElement {
  const Control = CONTROLS[props.field.kind] as ComponentType<ControlProps<Kind>>;
  return <Control {...props} />;
}
