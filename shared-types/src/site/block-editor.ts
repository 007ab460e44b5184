/** Text for owners, by language. */
export interface EditorText {
  readonly en: string;
  readonly [locale: string]: string;
}

/** Where the editor's list of blocks shows a block. */
export type EditorGroup = 'text' | 'media' | 'lists' | 'store' | 'forms' | 'social' | 'layout' | 'code';

/** What every field of the panel has. */
interface FieldBase {
  /** The setting, from the block's settings or from the list's item; a dot leads into an object: `options.speed`. */
  readonly key: string;
  readonly label: EditorText;
  readonly hint?: EditorText;
  /** The field is shown while another setting of the same object has one of these values, or has none if `orAbsent`. */
  readonly when?: {
    readonly key: string;
    readonly is: readonly (string | number | boolean)[];
    readonly orAbsent?: true;
  };
}

/** One of a choice's values. */
export interface EditorChoice {
  readonly value: string | number;
  readonly label: EditorText;
}

/** Host names, two or more: `youtube.com`, `youtu.be`. */
export type LinkHosts = readonly [string, string, ...string[]];

/** A field that stores one value. */
export type ValueField = FieldBase &
  (
    | {
        readonly kind: 'text';
        readonly longest: number;
        readonly required?: true;
        readonly lines?: number;
        /** Regular expression that matches the whole text. */
        readonly pattern?: string;
      }
    /** Several texts; one on each line of the panel. */
    | { readonly kind: 'texts'; readonly most: number; readonly longest: number }
    | { readonly kind: 'rich-text'; readonly longest: number; readonly required?: true }
    | {
        readonly kind: 'number';
        readonly least: number;
        readonly most: number;
        readonly step?: number;
        /** `px`, `s`, `%`. */
        readonly unit?: string;
        readonly required?: true;
      }
    | { readonly kind: 'switch' }
    | { readonly kind: 'choice'; readonly choices: readonly EditorChoice[]; readonly required?: true }
    /** A colour of the theme by its name, or `#rrggbb`. */
    | { readonly kind: 'colour' }
    /** A step of the theme's spacing, or pixels. */
    | { readonly kind: 'spacing'; readonly most: number }
    | { readonly kind: 'picture'; readonly required?: true }
    | { readonly kind: 'pictures'; readonly most: number }
    /** A file of the library; `accepts` are media types like `video/*`. */
    | { readonly kind: 'file'; readonly accepts: readonly string[] }
    /** A link; `hosts`: only a web address of one of these hosts, or of a host below one of them. */
    | { readonly kind: 'link'; readonly required?: true; readonly hosts?: LinkHosts }
    /** An `https:` URL, with `hosts` as for a link. */
    | { readonly kind: 'url'; readonly required?: true; readonly hosts?: LinkHosts }
    /** A table of numbers: `DatasetRow`s, and beside them the names of the columns as `columns`. */
    | { readonly kind: 'dataset' }
    /** An address with its coordinates: a `MapLocation`. */
    | { readonly kind: 'place'; readonly required?: true }
    /** A form of the site. */
    | { readonly kind: 'form' }
    /** A mailing list of the site. */
    | { readonly kind: 'mailing-list' }
    /** A page of the site; `collections`: only pages with items. */
    | { readonly kind: 'page'; readonly only?: 'collections'; readonly required?: true }
    | { readonly kind: 'code'; readonly language: 'html' | 'css' | 'javascript'; readonly longest: number }
  );

interface ListOf<Field> extends FieldBase {
  readonly kind: 'list';
  readonly least?: number;
  readonly most: number;
  readonly fields: readonly Field[];
  /** Key of an item's id: letters, digits and dashes, which the panel makes up and keeps. */
  readonly id?: string;
  /** Key of the field whose value names an item in the panel. */
  readonly title: string;
  /** A new item. */
  readonly item: EditorValues;
}

/** A list of objects with fields of their own; such an object may hold one more list, and no deeper one. */
export type ListField = ListOf<ValueField | ListOf<ValueField>>;

/** A field of a block's panel. */
export type EditorField = ValueField | ListField;

type Plain = string | number | boolean;
interface ValuesOf<Value> {
  readonly [key: string]: Value | readonly Value[];
}
type Deepest = ValuesOf<Plain>;
type Deep = ValuesOf<Plain | Deepest>;

/** Settings by name, as a panel stores them: plain data, as deep as lists in lists of fields go. */
export type EditorValues = ValuesOf<Plain | ValuesOf<Plain | Deep>>;

/**
 * How owners pick, fill in and edit a block: `<feature>.editor.ts` exports it as `editor`. It travels in `remote.json` and is in no
 * file of the page. A feature that mounts several block types exports a list, in the order of its types.
 */
export interface BlockEditor {
  readonly title: EditorText;
  readonly group: EditorGroup;
  /** Path data of an icon in a square of 24 × 24, drawn with a line of 1.5. */
  readonly picture: string;
  /** Variants to choose from, that of a new block first. */
  readonly variants?: readonly { readonly value: number; readonly label: EditorText }[];
  /** Settings of a new block, which its view can show. */
  readonly defaults: EditorValues;
  /** In the order of the panel. */
  readonly fields: readonly EditorField[];
  /** Translations of texts in `defaults` and in new items of lists, by language: `{ pl: { Name: 'Imię' } }`. A site gets those of its language. */
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
