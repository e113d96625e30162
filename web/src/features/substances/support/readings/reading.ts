/** A short text of our own, with what it rests on. */
export interface Reading {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly source: string;
}
