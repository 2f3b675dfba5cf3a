/** The rules of the steps, with their messages: fetched when the person begins to fill in the form. */
export { firstFaultyStep, firstUnfilledStep, stepErrors } from './validation';
