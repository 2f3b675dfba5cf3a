/** A key of its own in the cache: react-admin would answer first with the list's row, which has no applications. */
export const WHOLE_RECORD = { record: 'whole' };
