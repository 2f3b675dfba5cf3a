/** What a rival has to know of a write, as JSON; the product leaves it unread. */
export const INPUTS_HEADER = 'x-bench-inputs';
