import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bare node:http that always answers the same bytes: the fastest this machine could be. */
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(process.env.BODY);
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
