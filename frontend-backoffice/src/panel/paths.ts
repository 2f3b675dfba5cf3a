/** Tabs of the administration panel that other screens lead to. */
export const USERS_PATH = 'usuarios';
export const LOGS_PATH = 'registro';
export const CREATE_USER_PATH = 'crear-usuario';

const PANEL = '/panel-admin';
export const CREATE_USER_ADDRESS = `${PANEL}/${CREATE_USER_PATH}`;

export const userAddress = (id: string): string => `/users/${id}/show`;

/** The log of one account: what it did, and what was done with it. */
export const logOfAccountAddress = (id: string): string =>
  `${PANEL}/${LOGS_PATH}?${new URLSearchParams({ filter: JSON.stringify({ cuenta: id }) })}`;
