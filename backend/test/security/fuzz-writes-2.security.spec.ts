import { fuzz } from './fuzz-suite.js';

/** The other half of the writes is in a file of its own, so that both are tried at once. */
fuzz(
  ({ method, path }) => (method === 'POST' || method === 'PUT' || method === 'PATCH') && path >= '/api/im',
);
