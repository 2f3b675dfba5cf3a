/** Texts of the administrator's dashboard. */
export const dashboard = { resources: {} };
