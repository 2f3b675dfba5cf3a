/** The product's server in a process of its own: migrates, loads the demo data, serves, and tells its address. */
import { migrate, seed, serve } from '../../scripts/lib/backend.mjs';

await migrate();
await seed('demo');
const { url, close } = await serve();

const stop = () => void close().then(() => process.exit(0));
process.once('SIGTERM', stop);
// The test run was killed: nobody will send a signal any more.
process.once('disconnect', stop);
// Ctrl-C reaches the whole terminal; the test run stops us when its tests have ended.
process.on('SIGINT', () => {});
process.send?.(url);
