/** Runs the watch in its own thread, so that the sender's work does not look like a slow answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { Watch } from './watch.ts';

const { pid, url } = workerData as { pid: number; url: string };
const watch = new Watch(pid, url);
parentPort?.once('message', () => void watch.stop().then((figures) => parentPort?.postMessage(figures)));
