/** Texts of data protection. */
export const privacy = { resources: {} };
