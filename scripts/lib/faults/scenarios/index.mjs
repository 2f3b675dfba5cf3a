/** What is done to the product, in the order in which it is run. */
import { clientScenarios } from './clients.mjs';
import { databaseScenarios } from './database.mjs';
import { mailScenarios } from './mail.mjs';
import { processScenarios } from './processes.mjs';
import { storageScenarios } from './storage.mjs';

/** @type {import('../scenario.mjs').Scenario[]} */
export const SCENARIOS = [
  ...processScenarios,
  ...databaseScenarios,
  ...mailScenarios,
  ...storageScenarios,
  ...clientScenarios,
];
