import { fuzz } from './fuzz-suite.js';

fuzz(({ method }) => method === 'GET' || method === 'DELETE');
