/** First letters of the first and the last word: 'Lúcia Maria Andrade' → 'LA'. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return letters
    .map((word) => [...(word ?? '')].at(0) ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
};

/** A person's initials; the name stands beside it, so readers skip it. */
export const Avatar = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="grid size-10 shrink-0 place-items-center rounded-full bg-deep text-sm font-semibold text-deep-foreground"
  >
    {initialsOf(name)}
  </span>
);
