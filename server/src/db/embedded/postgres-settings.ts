/** Settings for a small machine that is shared with Vida itself; given on each start, so that upgrades apply them. */
const settings = {
  // Reached over loopback with a password; no socket file whose path could be too long.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '40',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  autovacuum_max_workers: '2',
  max_parallel_workers_per_gather: '1',
  // One machine, no replicas: the log serves crash recovery alone.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  max_wal_size: '512MB',
  // A file of the log is removed, not kept for reuse with what it tells: deleted text must go.
  wal_recycle: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and error details hold health data: the file keeps only what concerns the server itself.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_checkpoints: 'off',
} as const;

/** For tests alone: nothing survives a power cut, everything is quicker. */
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } as const;

/** The arguments of `postgres`. */
export function postgresArguments(clusterDir: string, port: number, durable: boolean): string[] {
  const all = { ...settings, ...(durable ? {} : notDurable), port: String(port) };
  return ['-D', clusterDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
