/** A request with this header is noted under its value. */
export const RECORD_HEADER = 'x-bench-record';
