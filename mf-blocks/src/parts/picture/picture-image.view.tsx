import type { CSSProperties, ReactElement } from 'react';
import type { ImageAttributes, ImageCapability, Picture } from 'shared-types/host/image';
import { adjustedSizes, adjustsSizes } from './adjusted-sizes';
import { BackgroundPicture } from './background-picture.view';
import { pictureAddresses } from './picture-addresses';
import { type PictureBox, pictureBox } from './picture-box';
import { DEFAULT_OPTIONS, type PictureOptions } from './picture-options';
import { previewStyle } from './preview-style';
import './picture.css';

interface PictureImageProps {
  readonly picture: Picture;
  readonly image: ImageCapability;
  readonly className: string;
  /** `sizes` as in HTML, for browsers without `sizes=auto`. */
  readonly sizes: string;
  /** Aspect ratio (width / height) to crop to; absent keeps the picture's own. */
  readonly aspectRatio?: number | undefined;
  /** True for the picture at the top of a page: fetched at once, with priority. */
  readonly first?: boolean;
  readonly options?: PictureOptions;
}

const BOX_CLASS = { none: '', cover: ' content-fill', contain: ' content-fit' } as const;
/** Windows narrower than these use a source of their own, so that the browser chooses again. */
const STEPS_PX = [500, 1000] as const;

/** A picture of the site, cropped around its focal point. Inside `<picture>`, React adds no preload. */
export function PictureImage(props: PictureImageProps): ReactElement {
  const { className, first = false, options = DEFAULT_OPTIONS } = props;
  const picture = options.source ? { ...props.picture, src: options.source } : props.picture;
  const box = pictureBox(picture, options, props.aspectRatio);
  const attributes = attributesOf({ ...props, picture }, options, box.ratio);
  if (options.useBgImage)
    return <BackgroundPicture picture={picture} attributes={attributes} box={box} className={className} />;
  const isEager = first || options.load;
  return (
    <picture className={`blocks-picture${BOX_CLASS[box.cropMode]}`} {...previewOf(picture, box, options)}>
      {options.forceImageUpdate &&
        STEPS_PX.map((px) => (
          <source key={px} media={`(width < ${px}px)`} srcSet={attributes.srcSet} sizes={attributes.sizes} />
        ))}
      <img
        {...attributes}
        {...options.dimensions}
        alt={picture.alt}
        className={className}
        style={styleOf(box, options, picture)}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** Shows the picture's colours until it has come. Where it leaves a part of its box free, they would stay. */
function previewOf({ preview }: Picture, { cropMode }: PictureBox, { stretch }: PictureOptions) {
  if (!preview || cropMode === 'contain' || !stretch) return {};
  return { 'data-preview': '', style: previewStyle(preview) };
}

function attributesOf(
  { picture, image, sizes, first = false }: PictureImageProps,
  options: PictureOptions,
  ratio: number | undefined,
): ImageAttributes {
  const isMeasured = !first && !options.load && !adjustsSizes(options);
  const wanted = adjustsSizes(options) ? adjustedSizes(sizes, options) : sizes;
  const attributes = image(picture, isMeasured ? `auto, ${wanted}` : wanted, ratio);
  return { ...attributes, ...pictureAddresses(attributes, options) };
}

function styleOf({ ratio, position }: PictureBox, { stretch }: PictureOptions, { width }: Picture): CSSProperties {
  return {
    ...(ratio !== undefined && { aspectRatio: ratio }),
    ...(position && { objectPosition: position }),
    ...(!stretch && { maxInlineSize: `min(100%, ${width}px)` }),
  };
}
