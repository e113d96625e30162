/** Where the language model is that may answer beside the rules. */
export interface ModelPlace {
  readonly reach: 'none' | 'private' | 'public';
  /** Of a model outside; empty elsewhere. */
  readonly host: string;
}

/** What the server wrote into the page: 'none', 'private', or 'public' with the host. */
export const readModelPlace = (): ModelPlace => {
  const text = document.querySelector<HTMLMetaElement>('meta[name="language-model"]')?.content ?? '';
  const [reach, host = ''] = text.split(' ');
  return { reach: reach === 'private' || reach === 'public' ? reach : 'none', host };
};
