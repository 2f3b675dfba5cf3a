/**
 * Starts the real product once for all browser tests: PostgreSQL, migrations, demo data, a mail server that keeps
 * what it gets, and the web server in a process of its own.
 *
 * Gives the tests E2E_BASE_URL and E2E_MAIL_URL. When E2E_BASE_URL is set already, tests run against that server.
 */
import { startProduct } from './product.mjs';

export default async function setUp() {
  if (process.env.E2E_BASE_URL) return undefined;
  const product = await startProduct();
  process.env.E2E_BASE_URL = product.url;
  process.env.E2E_MAIL_URL = product.mailUrl;
  return () => product.stop();
}
