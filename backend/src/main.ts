import { migrate } from './migrate.js';
import { EnvironmentError, readEnvironment } from './platform/environment.js';
import { serve } from './serve.js';

const STOP_MS = 10_000;

try {
  const { tracing } = readEnvironment(process.env);
  // Loaded only where it is used; before anything asks the database.
  const stopTracing = tracing ? (await import('./platform/observability/tracing.js')).startTracing() : null;
  await migrate();
  const server = await serve();
  const stop = (): void => {
    // What is under way is finished, but nobody's endless upload keeps the process.
    setTimeout(() => process.exit(1), STOP_MS).unref();
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
