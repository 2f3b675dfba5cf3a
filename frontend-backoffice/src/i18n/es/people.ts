/** Texts of every person with an account or a record, of imports and of bulk actions. */
export const people = { resources: {} };
