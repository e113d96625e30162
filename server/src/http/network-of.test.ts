import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::7', '2001:db8:0:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['203.0.113.7:443', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
