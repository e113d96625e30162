import { setNonce } from 'get-nonce';

/**
 * Hands the page's CSP nonce to the libraries that add style elements (Radix, through get-nonce). Call it before the
 * first render. The server writes the nonce into `<meta property="csp-nonce">` of every index.html it sends.
 */
export const installNonce = (): void => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
};
