export const userAddress = (id: string): string => `/users/${id}/show`;

/** The log of one account: what it did, and what was done with it. */
export const logOfAccountAddress = (id: string): string =>
  `/logs?${new URLSearchParams({ filter: JSON.stringify({ cuenta: id }) })}`;
