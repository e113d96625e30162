import Fastify from 'fastify';

/** Fastify and nothing else: what any server on it costs to start. */
const app = Fastify();
app.get('/', async () => ({ ok: true }));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
