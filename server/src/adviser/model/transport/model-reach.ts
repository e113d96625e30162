import { BlockList, isIP } from 'node:net';
import type { ModelReach } from '@vida/contract/chat/chat-kinds.ts';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
privateNetworks.addSubnet('169.254.0.0', 16, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const privateName = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)$/;

const isPrivateHost = (host: string): boolean => {
  const version = isIP(host);
  if (version !== 0) return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || privateName.test(host);
};

/** The host of an endpoint as it is named to people and looked at here: without port, brackets, final dot. */
export const modelHostOf = (baseUrl: string): string =>
  new URL(baseUrl).hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

/**
 * Where a model's endpoint is. `private`: loopback, private and link-local addresses, names without a dot (a
 * container, a machine of the house) and `.localhost`, `.local`, `.lan`, `.internal`, `.home.arpa`. Everything else is
 * `public` and needs the person's consent. Names are not resolved: what one resolves to may change between the look
 * and the call.
 */
export const modelReachOf = (baseUrl: string): Exclude<ModelReach, 'none'> =>
  isPrivateHost(modelHostOf(baseUrl)) ? 'private' : 'public';

/** For the page that every visitor gets: 'none', 'private', or 'public' with the host. A private host stays unnamed. */
export const describeModelPlace = (ai: { readonly baseUrl: string } | undefined): string => {
  if (!ai) return 'none';
  const reach = modelReachOf(ai.baseUrl);
  return reach === 'public' ? `${reach} ${modelHostOf(ai.baseUrl)}` : reach;
};
