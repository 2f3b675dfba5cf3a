/** Removes what global-setup.mjs made: the template, and the PostgreSQL unless one was given. */
export default async function tearDown() {
  await globalThis.dropTestTemplate?.();
  await globalThis.testPostgres?.stop();
}
