import dgram from 'node:dgram';
import dns from 'node:dns';
import { writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** File descriptor of the answer. Output of packages is discarded. */
const ANSWER = 3;

const refuse = (): never => {
  throw new Error('there is no network here');
};

/** Closes the network in Node, for systems without network namespaces. */
function closeNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  globalThis.fetch = refuse;
  syncBuiltinESMExports();
}

/** Main function of a sandbox program: runs its order, answers and exits. After an error there is no answer. */
export async function answerOrder<Order>(work: (order: Order) => Promise<unknown>): Promise<void> {
  closeNetwork();
  // Ends with the process that started it.
  process.stdin.on('end', () => process.exit(1)).resume();
  // Lets the process exit when nothing else is pending.
  if ('unref' in process.stdin) process.stdin.unref();
  const value = await work(JSON.parse(process.argv.at(-1) ?? 'null') as Order);
  const answer = Buffer.from(JSON.stringify({ value: value ?? null }));
  for (let at = 0; at < answer.length;) at += writeSync(ANSWER, answer, at);
  process.exit(0);
}
