/** A request with this header is noted under its value. */
export const RECORD_HEADER = 'x-bench-record';
/** What a rival has to know of a write, as JSON; the product leaves it unread. */
export const INPUTS_HEADER = 'x-bench-inputs';
