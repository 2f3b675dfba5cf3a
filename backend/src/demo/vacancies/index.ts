import { CAR_CARRIER_DRIVER, TRANSFER_DRIVER } from './drivers.js';
import { FLEET_CLERK, FLEET_SALES, RECRUITER } from './office.js';
import { CAR_WASHER, TRAFFIC_PLANNER, YARD_OPERATOR } from './operations.js';
import type { VacancyData } from './vacancy-data.js';
import { ELECTRIC_FLEET, TRUCK_MECHANIC } from './workshop.js';

export const VACANCIES = {
  carCarrierDriver: CAR_CARRIER_DRIVER,
  transferDriver: TRANSFER_DRIVER,
  truckMechanic: TRUCK_MECHANIC,
  electricFleet: ELECTRIC_FLEET,
  trafficPlanner: TRAFFIC_PLANNER,
  yardOperator: YARD_OPERATOR,
  fleetClerk: FLEET_CLERK,
  carWasher: CAR_WASHER,
  recruiter: RECRUITER,
  fleetSales: FLEET_SALES,
} satisfies Record<string, VacancyData>;

export type VacancyName = keyof typeof VACANCIES;
