import { TIME_ZONE_HEADER } from '@vida/contract/core/headers.ts';
import { isTimeZone } from '@vida/contract/core/time.ts';
import type { FastifyRequest } from 'fastify';

const header = TIME_ZONE_HEADER.toLowerCase();

/** Zones seen and found valid: asking the platform on every request would cost more than the rest of it. */
const known = new Set<string>();
/** More than there are zones; a name in other letters of upper and lower case is known to the platform too. */
const MOST_KNOWN = 1000;

/** The browser's IANA zone; `undefined` when absent or unknown to this platform. */
export const browserZone = (request: FastifyRequest): string | undefined => {
  const zone = request.headers[header];
  if (typeof zone !== 'string' || zone.length > 64) return undefined;
  if (known.has(zone)) return zone;
  if (!isTimeZone(zone)) return undefined;
  if (known.size < MOST_KNOWN) known.add(zone);
  return zone;
};
