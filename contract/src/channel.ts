/** Format of a tracking link's code, which is part of public URLs. Checked for every link of the site. */
export const CANAL_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** Name of the parameter that carries it. */
export const CANAL_PARAM = 'canal';
