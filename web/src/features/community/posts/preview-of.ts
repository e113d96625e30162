const PREVIEW_LENGTH = 150;

/** The first 150 characters of a text on one line (spec section 3), with an ellipsis where it goes on. */
export const previewOf = (content: string): string => {
  const characters = [...content.replace(/\s+/gu, ' ').trim()];
  if (characters.length <= PREVIEW_LENGTH) return characters.join('');
  return `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`;
};
