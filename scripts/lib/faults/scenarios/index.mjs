/** What is done to the product, in the order in which it is run. */
import { processScenarios } from './processes.mjs';

/** @type {import('../scenario.mjs').Scenario[]} */
export const SCENARIOS = [...processScenarios];
