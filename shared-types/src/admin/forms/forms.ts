export interface ListedForm {
  /** Of its block. */
  readonly id: string;
  /** Empty if it has none. */
  readonly title: string;
  readonly pageTitle: string;
  readonly pagePath: string;
  /** Number of its fields. */
  readonly fields: number;
  readonly submissions: number;
}

/** Data of the loader `admin/forms/list`: the forms of the site, in the order of its pages. */
export interface FormsView {
  readonly forms: readonly ListedForm[];
}
