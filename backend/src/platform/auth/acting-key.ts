import { Ambient } from '../lifecycle/ambient.js';
import type { ActingKey } from './actor.js';

/** API key of the current request; none in people's requests and in jobs. */
export const actingKey = new Ambient<ActingKey>();
