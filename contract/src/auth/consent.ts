/** Version of the consent text shown at registration; stored with the time as proof (LGPD, art. 8). */
export const CONSENT_VERSION = '2026-11-23';
