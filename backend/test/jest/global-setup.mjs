/** Gives the workers TEST_SERVER_URL (where databases may be created) and TEST_TEMPLATE (what to clone). */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

export default async function setUp() {
  const program = path.join(import.meta.dirname, 'prepare.mjs');
  const prepared = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  // The teardown runs in this process, in a module of its own.
  globalThis.testGround = prepared;
  for await (const line of createInterface({ input: prepared.stdout })) {
    if (!line.startsWith('{')) continue;
    const { server, template } = JSON.parse(line);
    process.env.TEST_SERVER_URL = server;
    process.env.TEST_TEMPLATE = template;
    return;
  }
  throw new Error('The database of the specs could not be prepared; the reason stands above.');
}
