export { csvOf } from '../platform/http/csv.js';
