/** A watch in a thread of its own: whoever sends the files is busy, which must not look like a slow answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { Watch } from './watch.mjs';

const watch = new Watch(workerData.pid, workerData.url);
parentPort?.once('message', async () => parentPort?.postMessage(await watch.stop()));
