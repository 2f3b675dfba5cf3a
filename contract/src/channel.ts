/** What a code of a tracking link looks like: it stands in addresses that people read. Every link of the site asks. */
export const CANAL_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** Name of the parameter that carries it. */
export const CANAL_PARAM = 'canal';
