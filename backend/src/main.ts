import { migrate } from './migrate.js';
import { EnvironmentError, readEnvironment } from './platform/environment.js';
import { serve } from './serve.js';

const STOP_MS = 10_000;

try {
  readEnvironment(process.env);
  await migrate();
  const server = await serve();
  const stop = (): void => {
    // What is under way is finished, but nobody's endless upload keeps the process.
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvironmentError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
