import { migrate } from './migrate.js';
import { EnvironmentError, readEnvironment } from './platform/environment.js';
import { serve } from './serve.js';

try {
  readEnvironment(process.env);
  await migrate();
  const server = await serve();
  const stop = (): void => {
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
