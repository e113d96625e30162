/** What tells who somebody is, where people write it themselves: e-mail, CPF, telephone, long keys. */
const identities: readonly RegExp[] = [
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,253}/gu,
  /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g,
  /(?<!\d)(?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[-\s]\d{4}(?!\d)/g,
  /[A-Za-z\d_-]{32,}/g,
];

/** Marks of other models' dialogue, which a model might take for a turn of its own. */
const turnMarks = /\[\/?(?:INST|SYS)\]/gi;

/**
 * A text that a person wrote, made safe to stand between marks in a prompt: no invisible characters, no angle brackets
 * (so that nothing in it can close or open a mark), nothing that names the person, at most `most` characters.
 */
export const cleanPersonText = (text: string, most: number): string =>
  identities
    .reduce(
      (left, identity) => left.replace(identity, '[removido]'),
      text.normalize('NFKC').replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, ''),
    )
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(turnMarks, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, most)
    .trim();

/** Between `<name>` and `</name>`; the content must be clean. Empty stays empty. */
export const between = (name: string, content: string): string =>
  content === '' ? '' : `<${name}>\n${content}\n</${name}>`;
