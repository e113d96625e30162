import { expect, it } from 'vitest';
import { describeModelPlace, modelReachOf } from './model-reach.ts';

it.each([
  ['http://localhost:11434/v1', 'private'],
  ['http://127.0.0.1:8080/v1', 'private'],
  ['http://[::1]:8080/v1', 'private'],
  ['http://192.168.0.10/v1', 'private'],
  ['http://10.1.2.3/v1', 'private'],
  ['http://172.31.0.1/v1', 'private'],
  ['http://169.254.1.1/v1', 'private'],
  ['http://[fd12::1]/v1', 'private'],
  ['http://[fe80::1]/v1', 'private'],
  ['http://ollama:11434/v1', 'private'],
  ['http://caixa.local/v1', 'private'],
  ['http://caixa.LAN./v1', 'private'],
  ['https://modelo.internal/v1', 'private'],
  ['http://172.32.0.1/v1', 'public'],
  ['http://192.169.0.1/v1', 'public'],
  ['http://8.8.8.8/v1', 'public'],
  ['http://[2001:db8::1]/v1', 'public'],
  ['https://api.example.com/v1', 'public'],
  ['https://localhost.example.com/v1', 'public'],
  ['https://local/v1', 'private'],
  ['https://notlocal.com/v1', 'public'],
  ['http://[::ffff:8.8.8.8]/v1', 'public'],
])('%s is %s', (baseUrl, reach) => {
  expect(modelReachOf(baseUrl)).toBe(reach);
});

it.each([
  [undefined, 'none'],
  [{ baseUrl: 'http://192.168.0.10:11434/v1' }, 'private'],
  [{ baseUrl: 'https://API.example.com.:8443/v1' }, 'public api.example.com'],
])('visitors hear of the endpoint %j as %j', (ai, place) => {
  expect(describeModelPlace(ai)).toBe(place);
});
