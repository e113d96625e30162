/** Whether who forgot the password is sent a link here: what the server wrote into the page (SMTP_URL). */
export const readSendsMail = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="password-mail"]')?.content === 'yes';
