/** Why something the database or the store says is not followed. */
export type Trouble =
  | VersionTrouble
  /** `altered`: the rule as it stands is not what the last change says. `older`: changes that were there are gone. */
  | { readonly kind: 'altered' | 'older'; readonly remote: string };

/** Something is wrong with a version that is to be live. */
export interface VersionTrouble {
  /**
   * `unsigned`: nobody signed it, or it is gone. `stranger`: a key that is not trusted here signed it. `forged`: it is not what the key
   * that is named signed, or not under this name. `damaged`: a file
   * is missing, or is not the one that was published. `unread`: a file cannot be read at the moment.
   */
  readonly kind: 'unsigned' | 'stranger' | 'forged' | 'damaged' | 'unread';
  readonly remote: string;
  readonly version: string;
  /** Path of the file in the version's folder. */
  readonly file?: string;
  /** What runs instead: the version itself where its files are still at hand; absent where nothing does. */
  readonly instead?: string | undefined;
}
