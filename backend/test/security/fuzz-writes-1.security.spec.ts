import { fuzz } from './fuzz-suite.js';

/** The other half of the writes is in another file, so that both run in parallel. */
fuzz(({ method, path }) => (method === 'POST' || method === 'PUT' || method === 'PATCH') && path < '/api/im');
