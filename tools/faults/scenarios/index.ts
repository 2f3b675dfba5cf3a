/** All scenarios, in the order in which they run. */
import { clientScenarios } from './clients.ts';
import { databaseScenarios } from './database.ts';
import { mailScenarios } from './mail.ts';
import { processScenarios } from './processes.ts';
import { storageScenarios } from './storage.ts';
import type { Scenario } from '../scenario.ts';

export const SCENARIOS: Scenario[] = [
  ...processScenarios,
  ...databaseScenarios,
  ...mailScenarios,
  ...storageScenarios,
  ...clientScenarios,
];
