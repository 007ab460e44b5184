/** Settings of a form's block, or of one of its fields, as stored. Imports may store more than the builder edits. */
export type Settings = Readonly<Record<string, unknown>>;
