/** A request with this header is recorded under the header's value. */
export const RECORD_HEADER = 'x-bench-record';
/** What a rival has to know of a write, as JSON; the product ignores it. */
export const INPUTS_HEADER = 'x-bench-inputs';
