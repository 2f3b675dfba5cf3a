/** Texts of keys and webhooks. */
export const integrations = { resources: {} };
