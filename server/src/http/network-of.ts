import type { Server } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** A home or a phone gets a whole /64, so its single addresses mean nothing. */
const NETWORK_GROUPS = 4;
const MAPPED = '0:0:0:0:0:ffff:';

/** The eight groups of an IPv6 address, each in its shortest form. */
const groupsOf = (address: string): readonly string[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::').map((side) => side.split(':').filter(Boolean));
  if (tail === undefined) return [...head];
  return [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail];
};

const toIPv4 = (high = '0', low = '0'): string =>
  [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');

/** What no address is, such as words that a proxy passes on, counts as one: they would be new keys without end. */
const NO_ADDRESS = 'unknown';

/**
 * Asks every connection for its address while it has one: Node keeps the answer, and a caller who hangs up in the
 * middle is counted and noted like everybody else.
 */
export const rememberAddresses = (server: Server): void => {
  server.on('connection', (socket) => void socket.remoteAddress);
};

/** The address of a request, for people to read; a connection that was reset before it was taken up never had one. */
export const knownAddress = (address: string | undefined): string => address ?? NO_ADDRESS;

/** What an address counts as where tries are counted: IPv4 itself, also inside IPv6 (`::ffff:…`), IPv6 its /64. */
export const networkOf = (address: string | undefined): string => {
  if (address === undefined) return NO_ADDRESS;
  if (isIPv4(address)) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return NO_ADDRESS;
  const groups = groupsOf(bare);
  if (groups.join(':').startsWith(MAPPED)) return toIPv4(groups[6], groups[7]);
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
