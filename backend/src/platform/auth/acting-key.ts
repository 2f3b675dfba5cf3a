import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActingKey } from './actor.js';

/** The API key by which the present request is made; none in requests of people and in jobs. */
export const actingKey = new AsyncLocalStorage<ActingKey>();
