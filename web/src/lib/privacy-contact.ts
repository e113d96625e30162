/** How to reach the encarregado of this installation. */
export interface PrivacyContact {
  readonly text: string;
  /** Where a click leads; `undefined` for plain words. */
  readonly href: string | undefined;
}

const hrefOf = (text: string): string | undefined => {
  if (/^https?:\/\//i.test(text)) return text;
  return /^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : undefined;
};

/** What the server wrote into the page (PRIVACY_CONTACT); `undefined` where whoever runs Vida named nobody. */
export const readPrivacyContact = (): PrivacyContact | undefined => {
  const text = document.querySelector<HTMLMetaElement>('meta[name="privacy-contact"]')?.content.trim();
  return text ? { text, href: hrefOf(text) } : undefined;
};
