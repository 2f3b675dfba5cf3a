/** A watch in a thread of its own: whoever sends the files is busy, which must not look like a slow answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { Watch } from './watch.ts';

const { pid, url } = workerData as { pid: number; url: string };
const watch = new Watch(pid, url);
parentPort?.once('message', () => void watch.stop().then((figures) => parentPort?.postMessage(figures)));
