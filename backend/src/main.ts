import { migrate } from './migrate.js';
import { EnvironmentError, readEnvironment } from './platform/environment/environment.js';
import { serve } from './serve.js';
import { DRAIN_MS } from './site/stop-serving.js';

/** For the jobs that run when the last request is answered. */
const JOBS_MS = 15_000;

try {
  const { tracing, stopDelay } = readEnvironment(process.env);
  // Loaded only where it is used; before anything asks the database.
  const stopTracing = tracing ? (await import('./platform/observability/tracing.js')).startTracing() : null;
  await migrate();
  const server = await serve();
  const stop = (): void => {
    // What is under way is finished, but nothing that hangs keeps the process.
    setTimeout(() => process.exit(1), stopDelay * 1000 + DRAIN_MS + JOBS_MS).unref();
    void server
      .close()
      .then(() => stopTracing?.())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvironmentError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
