import { HEAVY_DRIVER, TRANSFER_DRIVER } from './driving.js';
import { INSPECTOR } from './inspection.js';
import { ACCOUNTING, ADMINISTRATION, PEOPLE_TEAM } from './office.js';
import { PLANNER, YARD_OPERATOR } from './operations.js';
import { SYSTEMS } from './systems.js';
import type { Trade } from './trade.js';
import { WASHER } from './washing.js';
import { ELECTRICIAN, MECHANIC } from './workshop.js';

export const TRADES = {
  heavyDriver: HEAVY_DRIVER,
  transferDriver: TRANSFER_DRIVER,
  mechanic: MECHANIC,
  electrician: ELECTRICIAN,
  inspector: INSPECTOR,
  planner: PLANNER,
  yardOperator: YARD_OPERATOR,
  washer: WASHER,
  administration: ADMINISTRATION,
  accounting: ACCOUNTING,
  peopleTeam: PEOPLE_TEAM,
  systems: SYSTEMS,
} satisfies Record<string, Trade>;

export type TradeName = keyof typeof TRADES;
