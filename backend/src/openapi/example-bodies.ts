/** Bodies whose fields depend on one another: written by hand. By schema. */
export const BODIES: Readonly<Record<string, unknown>> = {};
