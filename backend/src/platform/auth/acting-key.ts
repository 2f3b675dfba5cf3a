import { Ambient } from '../lifecycle/ambient.js';
import type { ActingKey } from './actor.js';

/** The API key by which the present request is made; none in requests of people and in jobs. */
export const actingKey = new Ambient<ActingKey>();
