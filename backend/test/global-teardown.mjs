/** Stops the PostgreSQL that global-setup.mjs started; one that was given stays. */
export default async function tearDown() {
  await globalThis.testPostgres?.stop();
}
